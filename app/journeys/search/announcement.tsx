import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import type { LookupResult } from './lookup';

export function Announcement({
  shown,
  error = null,
}: {
  shown: LookupResult;
  error?: string | null;
}) {
  const t = useTexts(searchTexts);
  const words = () => {
    if (error) return error;
    switch (shown.kind) {
      case 'start':
        return '';
      case 'loading':
        return t('addressSearchLoading');
      case 'busy':
        return t('addressBusyText');
      case 'empty':
        return shown.failed ? t('addressLookupFailed') : t('addressAnnounceNone');
      case 'results':
        return t('addressAnnounceFound', { count: shown.found.length });
    }
  };
  return (
    <p className="hide" role="status">
      {words()}
    </p>
  );
}
