import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { frameTexts } from '~/cms/texts/frame';
import { preferencesTexts } from '~/cms/texts/preferences';
import { usePreferences } from '~/cms/use-preferences';
import { useTexts } from '~/cms/use-texts';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { PreferencesForm } from './preferences-form';

/** The way to the Accessibility tool: a page of its own, and a dialog with the same form where JavaScript runs. */
export function AccessibilityLink() {
  const t = useTexts(frameTexts);
  const p = useTexts(preferencesTexts);
  const [open, setOpen] = useState(false);
  const preferences = usePreferences();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const onItsPage = pathname === '/accessibility';
  return (
    <>
      <a
        href={onItsPage ? '/accessibility' : `/accessibility?returnTo=${encodeURIComponent(here)}`}
        rel="nofollow"
        aria-current={onItsPage ? 'page' : undefined}
        onClick={(event) => {
          // A click with a modifier opens the page elsewhere, as the visitor wants.
          if (onItsPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="settings" />
        {t('accessibilityTool')}
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} heading={p('title')} closeLabel={p('close')}>
        <PreferencesForm preferences={preferences} returnTo={here} />
      </Dialog>
    </>
  );
}
