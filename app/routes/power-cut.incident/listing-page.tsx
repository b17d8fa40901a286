import { HydratedBlocks } from '~/blocks/hydrated';
import { usePreferences } from '~/cms/use-preferences';
import { Answer } from '~/incident-view/answer';
import { AnswerSlotProvider } from '~/incident-view/answer-slot';
import { HealthNotice, ReportLink } from '~/incident-view/help-notices';
import { Listing } from '~/incident-view/listing';
import type { ListingModel } from '~/incident-view/listing-model';
import { LiveNews } from '~/incident-view/live-news';
import { plainSentence } from '~/incident-view/sentence';
import { useRefresh } from '~/incident-view/use-refresh';
import type { IncidentPageProps } from './incident-page';
import { Change, LogWithoutScript, Where, withCheckedAt } from './parts';

/** Several incidents in one sector. Specification: journeys, section 2 "Incident page" (multi-incident card list). */
export function ListingPage({
  page,
  drawing,
  blocks,
  log,
  watched,
  checkHref,
}: IncidentPageProps & { page: ListingModel }) {
  const { lowData } = usePreferences();
  const refreshed = useRefresh(lowData ? null : watched);
  const answer = withCheckedAt(page.answer, refreshed);
  const label = `${page.title}. ${page.cards.map(({ place }) => place).join(', ')}`;
  const header = (
    <Answer
      answer={answer}
      checkHref={checkHref}
      change={<Change answer={answer} />}
      map={drawing && <Where drawing={drawing} answer={answer} label={label} />}
    />
  );
  const [first, ...others] = blocks;
  return (
    <article>
      <AnswerSlotProvider value={header}>
        {first?.type === 'UnplannedIncidentHeader' ? <HydratedBlocks blocks={[first]} /> : header}
      </AnswerSlotProvider>
      <LiveNews
        sentence={`${plainSentence(page.answer.sentence)} ${page.cards.map(({ place, when }) => `${place}: ${when}.`).join(' ')}`}
      />
      <Listing listing={page} />
      <div className="wrap indent page-end flow-l">
        <HealthNotice />
        <ReportLink />
      </div>
      <HydratedBlocks blocks={first?.type === 'UnplannedIncidentHeader' ? others : blocks} />
      <LogWithoutScript when={log !== null} query={`?postcodesector=${encodeURIComponent(page.sector)}`} />
    </article>
  );
}
