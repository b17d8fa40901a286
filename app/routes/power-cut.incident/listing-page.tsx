import { usePreferences } from '~/cms/use-preferences';
import { Answer } from '~/journeys/incident/parts/answer';
import { AnswerSlotProvider } from '~/journeys/incident/parts/answer-slot';
import { ReportLink } from '~/journeys/incident/parts/help-notices';
import { Listing } from '~/journeys/incident/parts/listing';
import type { ListingModel } from '~/journeys/incident/models/listing-model';
import { LiveNews } from '~/journeys/incident/parts/live-news';
import { HealthLine } from '~/journeys/incident/parts/next-steps';
import { plainSentence } from '~/journeys/incident/words/sentence-with-time';
import { useRefresh } from '~/journeys/incident/parts/use-refresh';
import { IncidentBlocks } from './incident-blocks';
import type { IncidentPageProps } from './page-props';
import { LogWithoutScript, Where, withCheckedAt } from './parts';

export function ListingPage({
  page,
  drawing,
  mapHref,
  maps = {},
  blocks,
  log,
  refreshTarget,
  checkHref,
}: IncidentPageProps & { page: ListingModel }) {
  const { lowData } = usePreferences();
  const refreshed = useRefresh(lowData ? null : refreshTarget);
  const answer = withCheckedAt(page.answer, refreshed);
  const label = `${page.title}. ${page.cards.map(({ place }) => place).join(', ')}`;
  const header = (
    <Answer
      answer={answer}
      checkHref={checkHref}
      actions={<HealthLine />}
      map={drawing && <Where drawing={drawing} answer={answer} label={label} href={mapHref} />}
    />
  );
  const [first, ...others] = blocks;
  return (
    <article>
      <LiveNews
        sentence={`${plainSentence(page.answer.sentence)} ${page.cards.map(({ place, when }) => `${place}: ${when}.`).join(' ')}`}
      />
      <AnswerSlotProvider value={header}>
        {first?.type === 'UnplannedIncidentHeader' ? <IncidentBlocks blocks={[first]} /> : header}
      </AnswerSlotProvider>
      <Listing listing={page} maps={maps} />
      <div className="wrap indent page-end flow-l">
        <ReportLink />
      </div>
      <IncidentBlocks blocks={first?.type === 'UnplannedIncidentHeader' ? others : blocks} />
      <LogWithoutScript
        when={log !== null}
        query={`?postcodesector=${encodeURIComponent(page.sector)}`}
      />
    </article>
  );
}
