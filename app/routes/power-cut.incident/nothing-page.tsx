import { incident as incidentTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { Answer } from '~/journeys/incident/parts/answer';
import { Nothing } from '~/journeys/incident/parts/nothing';
import type { NothingModel } from '~/journeys/incident/models/nothing-model';
import { ButtonLink } from '~/ui/button';
import { IncidentBlocks } from './incident-blocks';
import type { IncidentPageProps } from './page-props';
import { LogWithoutScript, Where } from './parts';

function NothingActions() {
  const t = useTexts(incidentTexts);
  const { reportPowerCutUrl } = useSettings();
  const { disableReportAPowerCutButtons } = useLive();
  return (
    <p className="row">
      {!disableReportAPowerCutButtons && (
        <ButtonLink href={reportPowerCutUrl} icon="power-cut">
          {t('report')}
        </ButtonLink>
      )}
      <ButtonLink href="/power-cut/map" icon="map" second>
        {t('seeMap')}
      </ButtonLink>
    </p>
  );
}

export function NothingPage({
  page,
  drawing,
  mapHref,
  blocks,
  log,
  checkHref,
}: IncidentPageProps & { page: NothingModel }) {
  const { answer, mapNote } = page;
  return (
    <article>
      <Answer
        answer={answer}
        checkHref={checkHref}
        actions={<NothingActions />}
        map={
          drawing && (
            <Where
              drawing={drawing}
              answer={answer}
              label={page.mapLabel}
              href={mapHref}
              {...(mapNote ? { note: mapNote } : {})}
            />
          )
        }
      />
      <Nothing meter={page.meter} />
      <IncidentBlocks blocks={blocks} />
      <LogWithoutScript when={log !== null} query="" />
    </article>
  );
}
