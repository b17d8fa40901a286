import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import { useRouter } from '~/ui/router';
import type { SearchDialogProps } from './search-dialog';
import { searchHref, type SearchPurpose } from './search-path';

const loadDialog = () => import('./search-dialog');

/**
 * The dialog is loaded on first use. `openDialog` returns false if it cannot open, and the caller
 * then lets the form or link work. `onChoose` receives the address in the modes that only choose;
 * without it the choice goes to `returnTo`.
 */
export function useSearchDialog(
  purpose: SearchPurpose,
  onChoose?: SearchDialogProps['onChoose'],
): {
  openDialog: (value: string) => boolean;
  dialog: ReactNode;
} {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [startValue, setStartValue] = useState<string | null>(null);
  const router = useRouter();
  useEffect(() => {
    // An island is loaded because the visitor focused the field, so the dialog is next.
    if (!router) void loadDialog().catch(() => undefined);
  }, [router]);
  const openDialog = (value: string) => {
    if (typeof HTMLDialogElement === 'undefined') return false;
    setStartValue(value);
    pushEvent({ event: 'search_open_modal', search_mode: purpose.mode });
    void loadDialog().then(
      (module) => setDialog(() => module.SearchDialog),
      // If the chunk cannot be loaded, offline or after a release, the page does the same.
      () => window.location.assign(searchHref(purpose, value)),
    );
    return true;
  };
  const dialog =
    Dialog && startValue !== null ? (
      <Dialog
        purpose={purpose}
        onChoose={onChoose}
        startValue={startValue}
        onClose={() => setStartValue(null)}
      />
    ) : null;
  return { openDialog, dialog };
}
