import { incident as incidentTexts } from '#words/en.json';
import { usePreferences } from '~/cms/use-preferences';
import { useTexts } from '~/words/use-texts';
import { Affected } from '~/journeys/incident/parts/affected';
import { Answer } from '~/journeys/incident/parts/answer';
import { AnswerSlotProvider } from '~/journeys/incident/parts/answer-slot';
import { Compensation } from '~/journeys/incident/parts/compensation-view';
import { EstimateHistoryView } from '~/journeys/incident/parts/estimate-history-view';
import { ReportLink, StayInformed } from '~/journeys/incident/parts/help-notices';
import { IncidentActions } from '~/journeys/incident/parts/incident-actions';
import type { IncidentModel } from '~/journeys/incident/models/incident-model';
import { LiveNews } from '~/journeys/incident/parts/live-news';
import { HealthLine, Instead, StillOff, UntilBack } from '~/journeys/incident/parts/next-steps';
import { plainSentence } from '~/journeys/incident/words/sentence-with-time';
import { Timeline } from '~/journeys/incident/parts/timeline';
import { useRefresh } from '~/journeys/incident/parts/use-refresh';
import { WhyWeDoIt } from '~/journeys/incident/parts/why-we-do-it';
import { WarmNear } from '~/journeys/warm/warm-near';
import { BackLink } from '~/ui/back-link';
import { Notice } from '~/ui/notice';
import { IncidentBlocks, isHeaderBlock } from './incident-blocks';
import type { IncidentPageProps } from './page-props';
import { LogWithoutScript, Where, withCheckedAt } from './parts';

/** The same order, that of need, on every screen. */
export function OnePage({
  page,
  drawing,
  warm,
  mapHref,
  blocks,
  log,
  refreshTarget,
  openSafari,
  shareUrl,
  checkHref,
}: IncidentPageProps & { page: IncidentModel }) {
  const t = useTexts(incidentTexts);
  const { lowData } = usePreferences();
  const refreshed = useRefresh(lowData ? null : refreshTarget);
  const answer = withCheckedAt(page.answer, refreshed);
  const sentence = plainSentence(page.answer.sentence);
  const isBack = page.answer.status === 'restored';
  const header = (
    <Answer
      answer={answer}
      checkHref={checkHref}
      actions={
        <>
          {isBack && (
            <StillOff reference={page.reference} homes={refreshed.homes ?? page.stillOff ?? 0} />
          )}
          <IncidentActions page={page} share={shareUrl ?? ''} openSafari={openSafari} />
          {!isBack && !page.instead && <HealthLine />}
          {warm && <WarmNear warm={warm} />}
        </>
      }
      map={
        <Where
          drawing={drawing}
          answer={answer}
          label={page.mapLabel}
          href={mapHref}
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
      <LiveNews
        sentence={`${sentence} ${page.steps?.timeline.find(({ state }) => state === 'now')?.name ?? ''}`}
        estimate={page.estimate}
      />
      <AnswerSlotProvider value={header}>
        {blocks.some(isHeaderBlock) ? (
          <IncidentBlocks blocks={blocks.filter(isHeaderBlock).slice(0, 1)} />
        ) : (
          header
        )}
      </AnswerSlotProvider>
      <div className="wrap band">
        <div className="cols">
          <div className="flow-x">
            {refreshed.vanished && (
              <div className="indent">
                <Notice status="aware" icon="info">
                  <p>
                    {t('vanished', { time: answer.checked?.time ?? answer.checked?.checked ?? '' })}
                  </p>
                </Notice>
              </div>
            )}
            {page.steps && <Timeline steps={page.steps} />}
            {page.instead && <Instead lines={page.instead} />}
            {page.until && <UntilBack lines={page.until} />}
            {page.history ? (
              <EstimateHistoryView history={page.history} />
            ) : (
              page.estimate !== null && <p className="indent soft">{t('estimateMoves')}</p>
            )}
            {page.why && <WhyWeDoIt title={page.why} />}
            <Affected affected={page.affected} />
          </div>
          <div className="flow-l">
            {!isBack && <ReportLink />}
            <StayInformed reference={page.reference} />
            {page.compensation && <Compensation compensation={page.compensation} />}
          </div>
        </div>
      </div>
      <IncidentBlocks blocks={blocks.filter((block) => !isHeaderBlock(block))} />
      <LogWithoutScript
        when={log !== null}
        query={`?incidentid=${encodeURIComponent(page.reference)}`}
      />
    </article>
  );
}
