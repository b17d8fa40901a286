import { mark } from '#operator/look.json';
import { useLocation } from '@remix-run/react';
import { emergencyNumber } from '#operator/profile.json';
import { telHref } from '~/ui/phone-link';
import { frame as frameTexts, preferences as preferencesTexts } from '#words/en.json';
import { useReportPath, useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { Island } from '~/blocks/parts/island';
import { usePreferences } from '~/cms/use-preferences';
import { useRouter } from '~/ui/router';
import AccessibilityLinkIsland from './accessibility-link-island';

/** Only the server needs to pass these texts on to the island. */
const TEXTS = import.meta.env.SSR
  ? [{ accessibilityTool: frameTexts.accessibilityTool }, preferencesTexts]
  : [];

/** With JavaScript it opens a dialog with the same form as its page. */
export function AccessibilityLink() {
  const preferences = usePreferences();
  const { pathname, search } = useLocation();
  const props = { preferences, here: pathname + search };
  const router = useRouter();
  if (router || !import.meta.env.SSR) return <AccessibilityLinkIsland {...props} />;
  return (
    <Island
      name="frame/accessibility-link"
      of={AccessibilityLinkIsland}
      props={props}
      texts={TEXTS}
      when="asked"
    />
  );
}

export type Field = 'ask' | 'night' | 'paper';

/** The menu opens by `:target`, so it needs no script. */
export function Masthead({ field }: { field: Field }) {
  const t = useTexts(frameTexts);
  const { navigation, reportPowerCutUrl } = useSettings();
  const report = useReportPath();
  const shown = navigation.filter(({ url }) => url !== reportPowerCutUrl || report !== null);
  const { pathname } = useLocation();
  return (
    <header className={`masthead field-${field}`}>
      <div className="wrap">
        {field !== 'paper' && <span className="lit" />}
        <Brand />
        <a className="menu" href="#nav">
          <Icon name="menu" />
          {t('menu')}
        </a>
        {/* A new page gets a new element, which is no longer the target, so the menu closes. */}
        <nav className="nav" id="nav" aria-label={t('mainNavigation')} key={pathname}>
          <ul>
            {shown.map(({ url, name }) => (
              <li key={url}>
                <SiteLink href={url} aria-current={url === pathname ? 'page' : undefined}>
                  {name}
                </SiteLink>
              </li>
            ))}
            <li>
              <AccessibilityLink />
            </li>
            <li className="shut">
              <a href="#main">
                <Icon name="cross" />
                {t('closeMenu')}
              </a>
            </li>
          </ul>
        </nav>
        <a className="call" href={telHref(emergencyNumber)}>
          <Icon name="phone" />
          <span>
            <span className="hide">{t('call')} </span>
            {emergencyNumber}
          </span>
        </a>
      </div>
    </header>
  );
}

/** Below 768 px only the first half of the name is shown. */
export function Brand() {
  const { operator } = useSettings();
  return (
    <SiteLink className="brand" href="/">
      <svg className="mk" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" />
        <path className="a" d={mark.strokes} />
        <path className="l" d={mark.accent} />
      </svg>
      <span>
        <b>{operator.nameLead}</b> <span className="rest">{operator.nameRest}</span>
      </span>
    </SiteLink>
  );
}
