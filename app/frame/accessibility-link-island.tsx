import { useState, type ComponentType } from 'react';
import type { Preferences } from '~/cms/preferences';
import { frame as frameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import type { AccessibilityDialogProps } from './accessibility-dialog';
import { SiteLink } from '~/ui/site-link';

export interface AccessibilityLinkProps {
  preferences: Preferences;
  here: string;
}

const TOOL = '/accessibility';

/** Part of a journey, or an island on a content page. */
export default function AccessibilityLinkIsland({ preferences, here }: AccessibilityLinkProps) {
  const t = useTexts(frameTexts);
  const [Dialog, setDialog] = useState<ComponentType<AccessibilityDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const onItsPage = here.split('?')[0] === TOOL;
  const href = onItsPage ? TOOL : `${TOOL}?returnTo=${encodeURIComponent(here)}`;
  return (
    <>
      <SiteLink
        href={href}
        rel="nofollow"
        aria-current={onItsPage ? 'page' : undefined}
        onClick={(event) => {
          // A click with a modifier opens the page elsewhere, as the visitor wants.
          if (onItsPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
          import('./accessibility-dialog').then(
            (module) => setDialog(() => module.AccessibilityDialog),
            () => window.location.assign(href),
          );
        }}
      >
        <Icon name="settings" />
        {t('accessibilityTool')}
      </SiteLink>
      {Dialog && open && (
        <Dialog preferences={preferences} returnTo={here} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
