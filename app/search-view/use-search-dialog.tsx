import { useState, type ComponentType, type ReactNode } from 'react';
import { searchHref } from './search-path';
import { pushEvent } from '~/cms/analytics/push-event';
import type { SearchMode } from '~/domain/address-search';
import type { SearchDialogProps } from './search-dialog';

export interface SearchDialogOptions {
  mode: SearchMode;
  postcodeOnly?: boolean;
  /** For the modes that only choose: receives the address instead of a page. */
  onChoose?: SearchDialogProps['onChoose'];
}

/**
 * Opens the search dialog over the page. The dialog is fetched when it is first asked for; `openDialog` answers false
 * where it cannot open, and the caller then lets the form or link do its work.
 */
export function useSearchDialog(options: SearchDialogOptions): {
  openDialog: (value: string) => boolean;
  dialog: ReactNode;
} {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [startValue, setStartValue] = useState<string | null>(null);
  const openDialog = (value: string) => {
    if (typeof HTMLDialogElement === 'undefined') return false;
    setStartValue(value);
    pushEvent({ event: 'search_open_modal', search_mode: options.mode });
    void import('./search-dialog').then(
      (module) => setDialog(() => module.SearchDialog),
      // The chunk could not be fetched, on a train or after a release: the page does the same work.
      () => window.location.assign(searchHref({ ...options, value })),
    );
    return true;
  };
  const dialog =
    Dialog && startValue !== null ? (
      <Dialog {...options} startValue={startValue} onClose={() => setStartValue(null)} />
    ) : null;
  return { openDialog, dialog };
}
