import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import { useRouter } from '~/ui/router';
import type { SearchDialogProps } from './search-dialog';
import { searchHref, type SearchPurpose } from './search-path';

const loadDialog = () => import('./search-dialog');

/**
 * Opens the search dialog over the page. The dialog is fetched when it is first asked for; `openDialog` answers false
 * where it cannot open, and the caller then lets the form or link do its work. `onChoose` receives the address in the modes
 * that only choose; without it the choice goes to `returnTo`.
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
    // An island is there because somebody has turned to the field: the dialog is next.
    if (!router) void loadDialog().catch(() => undefined);
  }, [router]);
  const openDialog = (value: string) => {
    if (typeof HTMLDialogElement === 'undefined') return false;
    setStartValue(value);
    pushEvent({ event: 'search_open_modal', search_mode: purpose.mode });
    void loadDialog().then(
      (module) => setDialog(() => module.SearchDialog),
      // The chunk could not be fetched, on a train or after a release: the page does the same work.
      () => window.location.assign(searchHref(purpose, value)),
    );
    return true;
  };
  const dialog =
    Dialog && startValue !== null ? (
      <Dialog purpose={purpose} onChoose={onChoose} startValue={startValue} onClose={() => setStartValue(null)} />
    ) : null;
  return { openDialog, dialog };
}
