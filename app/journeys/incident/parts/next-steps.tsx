import { emergencyNumber } from '#operator/profile.json';
import { useLive } from '~/cms/use-live';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { PhoneLink, telHref } from '~/ui/phone-link';

export function HealthLine() {
  const t = useTexts(incidentTexts);
  return (
    <p className="health">
      <Icon name="person" />
      <span>
        {t('healthLine')}{' '}
        <PhoneLink phone={emergencyNumber}>{t('callNumber', { phone: emergencyNumber })}</PhoneLink>
      </span>
    </p>
  );
}

/**
 * The link carries the incident's reference; while reporting is switched off only the phone number
 * is shown. `homes` is how many have reported so far, if the page may say.
 */
export function StillOff({ reference, homes }: { reference: string; homes: number }) {
  const t = useTexts(incidentTexts);
  const { disableReportAPowerCutButtons } = useLive();
  const query = new URLSearchParams({ incidentid: reference }).toString();
  return (
    <div className="ask-still">
      <p className="row">
        {!disableReportAPowerCutButtons && (
          <ButtonLink href={`/power-cut/still-off?${query}`} icon="power-cut">
            {t('stillOff')}
          </ButtonLink>
        )}
        <ButtonLink href={telHref(emergencyNumber)} icon="phone" second>
          {t('callNumber', { phone: emergencyNumber })}
        </ButtonLink>
      </p>
      <p>{t('stillOffText')}</p>
      <div aria-live="polite">
        {homes > 0 && (
          <p>
            <b>{t('stillOffHomes', { count: homes })}</b>
          </p>
        )}
      </div>
    </div>
  );
}

function Ticks({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ticks">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="tick" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

export function UntilBack({ lines }: { lines: readonly string[] }) {
  const t = useTexts(incidentTexts);
  return (
    <section className="indent flow" aria-labelledby="until">
      <h2 id="until">{t('untilTitle')}</h2>
      <Ticks lines={lines} />
    </section>
  );
}

export function Instead({ lines }: { lines: readonly string[] }) {
  const t = useTexts(incidentTexts);
  return (
    <section className="indent flow" aria-labelledby="next">
      <h2 id="next">{t('nextTitle')}</h2>
      <Ticks lines={lines} />
      <p>
        <ActionLink href="/power-cut/planned-power-cuts" icon="planned">
          {t('otherWork')}
        </ActionLink>
      </p>
    </section>
  );
}
