import { HydratedBlocks, type HydratedBlock } from '~/blocks/hydrated';
import { incidentTexts } from '~/cms/texts/incident';
import { usePreferences } from '~/cms/use-preferences';
import { useTexts } from '~/cms/use-texts';
import { Affected } from '~/incident-view/affected';
import { Answer } from '~/incident-view/answer';
import { AnswerSlotProvider } from '~/incident-view/answer-slot';
import { Compensation } from '~/incident-view/compensation-view';
import { EstimateHistoryView } from '~/incident-view/estimate-history-view';
import { HealthNotice, ReportLink } from '~/incident-view/help-notices';
import { IncidentActions } from '~/incident-view/incident-actions';
import type { IncidentModel } from '~/incident-view/incident-model';
import { LiveNews } from '~/incident-view/live-news';
import { plainSentence } from '~/incident-view/sentence';
import { Timeline } from '~/incident-view/timeline';
import { useRefresh } from '~/incident-view/use-refresh';
import { WhyWeDoIt } from '~/incident-view/why-we-do-it';
import { BackLink } from '~/ui/back-link';
import { Notice } from '~/ui/notice';
import type { IncidentPageProps } from './incident-page';
import { Change, LogWithoutScript, Where, withCheckedAt } from './parts';

const isHeader = ({ type }: HydratedBlock) => type === 'PlannedIncidentHeader' || type === 'UnplannedIncidentHeader';

/** One incident: answer, steps, estimate, places, help. On a phone the order is the order of need (visual identity, "Layout"). */
export function OnePage({
  page,
  drawing,
  blocks,
  log,
  watched,
  openSafari,
  shareUrl,
  checkHref,
}: IncidentPageProps & { page: IncidentModel }) {
  const t = useTexts(incidentTexts);
  const { lowData } = usePreferences();
  const refreshed = useRefresh(lowData ? null : watched);
  const answer = withCheckedAt(page.answer, refreshed);
  const sentence = plainSentence(page.answer.sentence);
  const header = (
    <Answer
      answer={answer}
      checkHref={checkHref}
      change={<Change answer={answer} />}
      actions={<IncidentActions page={page} share={shareUrl ?? ''} openSafari={openSafari} />}
      map={
        <Where
          drawing={drawing}
          answer={answer}
          label={page.mapLabel}
          {...('roads' in page ? { roads: page.roads } : {})}
        />
      }
    />
  );
  return (
    <article>
      {page.back && (
        <div className="field-night">
          <BackLink href={page.back.href} label={page.back.label}>
            {page.back.label}
          </BackLink>
        </div>
      )}
      <AnswerSlotProvider value={header}>
        {blocks.some(isHeader) ? <HydratedBlocks blocks={blocks.filter(isHeader).slice(0, 1)} /> : header}
      </AnswerSlotProvider>
      <LiveNews sentence={`${sentence} ${page.steps?.timeline.find(({ state }) => state === 'now')?.name ?? ''}`} />
      <div className="wrap band">
        <div className="cols">
          <div className="flow-x">
            {refreshed.vanished && (
              <div className="indent">
                <Notice status="aware" icon="info">
                  <p>{t('vanished', { time: answer.checked?.time ?? answer.checked?.looked ?? '' })}</p>
                </Notice>
              </div>
            )}
            {page.steps && <Timeline steps={page.steps} />}
            {page.history ? (
              <EstimateHistoryView history={page.history} />
            ) : (
              page.mayMove && <p className="indent soft">{t('estimateMoves')}</p>
            )}
            {page.tellsWhy && <WhyWeDoIt />}
            <Affected affected={page.affected} />
          </div>
          <div className="flow-l">
            <HealthNotice />
            <ReportLink text={page.answer.status === 'restored' ? 'stillOff' : 'report'} />
            {page.compensation && <Compensation compensation={page.compensation} />}
          </div>
        </div>
      </div>
      <HydratedBlocks blocks={blocks.filter((block) => !isHeader(block))} />
      <LogWithoutScript when={log !== null} query={`?incidentid=${encodeURIComponent(page.reference)}`} />
    </article>
  );
}
