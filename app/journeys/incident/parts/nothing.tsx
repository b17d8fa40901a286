import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { Checks } from './checks';
import { DangerNotice, HealthNotice } from './help-notices';
import type { MeterWord } from '../models/nothing-model';

/** The smart meter says that power reaches the home; "off supply" is the page's answer instead. */
function MeterNotice({ meter }: { meter: MeterWord }) {
  const t = useTexts(incidentTexts);
  if (meter !== 'on') return null;
  return (
    <Notice status="restored" icon="meter" heading={t('meterOn')}>
      <p>{t('meterSaysOnText')}</p>
    </Notice>
  );
}

export function Nothing({ meter }: { meter: MeterWord }) {
  return (
    <div className="wrap band">
      <div className="indent cols">
        <div className="flow-l">
          <MeterNotice meter={meter} />
          <Checks />
        </div>
        <div className="flow-l">
          <DangerNotice />
          <HealthNotice />
        </div>
      </div>
    </div>
  );
}
