import { useLocation } from '@remix-run/react';
import { frame as frameTexts } from '#words/en.json';
import { useReportPath, useSettings } from '~/cms/use-settings';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

import { AccessibilityLink } from './accessibility-link';
import { Brand } from './brand';

export type Field = 'ask' | 'night' | 'paper';

/** The top of every page: mark, menu, Accessibility tool and 105. The menu opens by `:target`, so it needs no script. */
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
        {/* Opening a page from the menu makes a new element, which is no longer the target: the menu closes. */}
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
        <a className="call" href="tel:105">
          <Icon name="phone" />
          <span>
            <span className="hide">{t('call')} </span>105
          </span>
        </a>
      </div>
    </header>
  );
}
