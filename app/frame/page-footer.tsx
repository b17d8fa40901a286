import { emergencyNumber } from '#operator/profile.json';
import { frame as frameTexts } from '#words/en.json';
import { usePreferences } from '~/cms/use-preferences';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';
import { Brand } from './masthead';
import { useLocation } from '@remix-run/react';
import { useFrame } from '~/cms/frame-data';
import { SiteForm } from '~/ui/site-form';

const PRIVACY_PATH = '/privacy-notice';

/** A form's footer has no distracting links. */
export function PageFooter({ isForm }: { isForm: boolean }) {
  const t = useTexts(frameTexts);
  const { operator } = useSettings();
  return (
    <footer id="help">
      <div className="wrap">
        <div className="on-line flow-l">
          <div className="flow">
            <h2>{t('footerHeading')}</h2>
            <p>
              <PhoneLink phone={emergencyNumber} className="footer-call">
                <Icon name="phone" />
                {emergencyNumber}
              </PhoneLink>
            </p>
            <p>
              {t('footerOr')} <PhoneLink phone={operator.phone} />. {t('footerDanger')}
            </p>
            {isForm && (
              <p>
                <SiteLink href={PRIVACY_PATH}>{t('footerPrivacy')}</SiteLink>
              </p>
            )}
          </div>
          {!isForm && <FooterGroups />}
          <Brand />
          <p className="small">{operator.strapline}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterGroups() {
  const t = useTexts(frameTexts);
  const { footerGroups } = useSettings();
  const { lowData } = usePreferences();
  return (
    <nav className="foot-groups" aria-label={t('footerNavigation')}>
      <details>
        <summary>
          <Icon name="chevron" />
          {t('footerAll')}
        </summary>
        {footerGroups.map(({ title, links }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ url, name }) => (
                <li key={url}>
                  <SiteLink href={url}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
      <div>
        <PageSwitches />{' '}
        <SiteLink href="/offline">{t(lowData ? 'offlineKeepLink' : 'offlineKeptLink')}</SiteLink>
      </div>
    </nav>
  );
}

/** By POST, so that no crawler or prefetch can switch to the low-data version. */
function PageSwitches() {
  const t = useTexts(frameTexts);
  const { lowData } = usePreferences();
  const { languages } = useFrame();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <SiteForm method="post" action="/accessibility">
        <input type="hidden" name="returnTo" value={here} />
        <button className="as-link" name="lowData" value={lowData ? 'off' : 'on'}>
          {t(lowData ? 'lowDataOff' : 'lowDataOn')}
        </button>
      </SiteForm>
      {languages?.map(([code, name, start]) => (
        <a key={code} href={start + here} lang={code} hrefLang={code}>
          {name}
        </a>
      ))}
    </>
  );
}
