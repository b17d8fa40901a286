import { useLocation } from '@remix-run/react';
import { frameTexts } from '~/cms/texts/frame';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';

/** The way to the Accessibility tool, which brings visitors back to the page they were on. */
export function AccessibilityLink() {
  const t = useTexts(frameTexts);
  const { pathname, search } = useLocation();
  const returnTo = pathname === '/accessibility' ? '' : `?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <a href={`/accessibility${returnTo}`} rel="nofollow">
      <Icon name="settings" />
      {t('accessibilityTool')}
    </a>
  );
}
