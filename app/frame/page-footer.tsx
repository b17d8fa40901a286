import { frameTexts } from '~/cms/texts/frame';
import { useSettings } from '~/cms/use-settings';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { SiteLink } from '~/ui/site-link';
import { Brand } from './brand';
import { LowDataSwitch } from './low-data-switch';

/** The end of every page: who to call, where else to go, and the line's end in the mark. */
export function PageFooter() {
  const t = useTexts(frameTexts);
  const { operator, footerLinks } = useSettings();
  return (
    <footer id="help">
      <div className="wrap">
        <div className="on-line flow-l">
          <div className="cols">
            <div className="flow">
              <h2>{t('footerHeading')}</h2>
              <p>
                <PhoneLink phone="105" className="footer-call">
                  <Icon name="phone" />
                  105
                </PhoneLink>
              </p>
              <p>
                {t('footerOr')} <PhoneLink phone={operator.phone} />. {t('footerDanger')}
              </p>
            </div>
            <nav aria-label={t('footerNavigation')}>
              <ul>
                {footerLinks.map(({ url, name }) => (
                  <li key={url}>
                    <SiteLink href={url}>{name}</SiteLink>
                  </li>
                ))}
                <li>
                  <LowDataSwitch />
                </li>
              </ul>
            </nav>
          </div>
          <Brand />
          <p className="small">{operator.strapline}</p>
        </div>
      </div>
    </footer>
  );
}
