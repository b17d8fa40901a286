import { incidentTexts } from '~/cms/texts/incident';
import { useTexts } from '~/cms/use-texts';
import { Notice } from '~/ui/notice';
import { DangerNotice, HealthNotice } from './help-notices';
import type { MeterWord } from './nothing-model';

const checks = ['checkNeighbours', 'checkSwitch', 'checkCredit'] as const;

/** What the smart meter says, where it says anything. Decision J-1026. */
function MeterNotice({ meter }: { meter: MeterWord }) {
  const t = useTexts(incidentTexts);
  if (meter === null) return null;
  return (
    <Notice
      status={meter === 'on' ? 'restored' : 'cut'}
      icon="meter"
      heading={t(meter === 'on' ? 'meterOn' : 'meterOff')}
    >
      <p>{t(meter === 'on' ? 'meterOnText' : 'meterOffText')}</p>
    </Notice>
  );
}

/** What to check and whom to call where no incident is known. */
export function Nothing({ meter }: { meter: MeterWord }) {
  const t = useTexts(incidentTexts);
  return (
    <div className="wrap band">
      <div className="indent cols">
        <div className="flow-l">
          <MeterNotice meter={meter} />
          <section className="flow" aria-labelledby="checks">
            <h2 id="checks">{t('checksTitle')}</h2>
            <ol className="nums">
              {checks.map((check) => (
                <li key={check}>
                  <h3>{t(check)}</h3>
                  <p className="soft">{t(`${check}Text`)}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <div className="flow-l">
          <DangerNotice />
          <HealthNotice />
        </div>
      </div>
    </div>
  );
}
