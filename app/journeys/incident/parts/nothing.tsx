import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { Checks } from './checks';
import { DangerNotice, HealthNotice } from './help-notices';
import type { MeterWord } from '../models/nothing-model';

/** The smart meter's answer, if there is one. Decision J-1026. */
function MeterNotice({ meter }: { meter: MeterWord }) {
  const t = useTexts(incidentTexts);
  if (meter === null) return null;
  return (
    <Notice
      status={meter === 'on' ? 'restored' : 'cut'}
      icon="meter"
      heading={t(meter === 'on' ? 'meterOn' : 'meterOff')}
    >
      <p>{t(meter === 'on' ? 'meterSaysOnText' : 'meterSaysOffText')}</p>
    </Notice>
  );
}

/** What to check and whom to call if no incident is known. */
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
