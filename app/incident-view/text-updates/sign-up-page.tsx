import { textUpdateTexts } from '~/cms/texts/text-updates';
import { useTexts } from '~/cms/use-texts';
import { incidentUrl } from '~/domain/incident/for-address';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { AddressChoice } from './address-choice';
import { Problems } from './problems';
import { STOP, TEXT_UPDATES, signUpHref, type SignUpData } from './sign-up-data';
import { MobileField, SignUpFields } from './sign-up-fields';

/** Register for text updates; with an incident, the sign-up of its page. Works the same without JavaScript. */
export function SignUpPage({ data }: { data: SignUpData }) {
  const t = useTexts(textUpdateTexts);
  const { incident, saved, problems, failure } = data;
  const title = !incident
    ? t('textUpdatesTitle')
    : t(incident.over ? 'textUpdatesOverTitle' : 'textUpdatesIncidentTitle');
  const back = incident ? incidentUrl(incident.reference, null) : '/';
  return (
    <>
      <BackLink href={back} label={t(incident ? 'textUpdatesBackIncident' : 'textUpdatesBack')}>
        {t(incident ? 'textUpdatesBackIncident' : 'textUpdatesBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <Problems problems={problems} failure={failure} />
          <h1>{title}</h1>
          <p className="lead">
            {incident && <b>{incident.place}. </b>}
            {t(incident && !incident.over ? 'textUpdatesIncidentText' : 'textUpdatesText')}
          </p>
          {!incident && <AddressChoice saved={saved} returnTo={`${TEXT_UPDATES}?chosen=true`} problems={problems} />}
          <form
            method="post"
            action={incident ? signUpHref(incident.reference) : TEXT_UPDATES}
            className="flow-l"
            noValidate
          >
            <input type="hidden" name="requestKey" value={data.requestKey} />
            {incident ? (
              <SignUpFields data={data} />
            ) : (
              <MobileField
                value={data.values.mobile}
                error={problems.find(({ field }) => field === 'mobile')?.message}
              />
            )}
            <p className="soft">{t('textPrivacy')}</p>
            <Button icon="message">{t(failure ? 'textTryAgain' : 'textSignUp')}</Button>
          </form>
          <p>
            <ActionLink href={STOP} icon="cross">
              {t('textWantStop')}
            </ActionLink>
          </p>
          <p>
            <ActionLink href="/power-cut/stay-informed" icon="info">
              {t('textWithout')}
            </ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}
