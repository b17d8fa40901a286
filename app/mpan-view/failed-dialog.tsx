import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { FailedPanel } from './outcome-panels';

/** The error pop-up. Closing starts over; going back keeps what was typed (decision in docs/decisions/mpan-area-cost.md). */
export function FailedDialog({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  const t = useTexts(mpanTexts);
  return (
    <Dialog open onClose={onClose} heading={t('mpanFormThankYouErrorTitle')} closeLabel={t('mpanClose')}>
      <FailedPanel />
      <p className="actions">
        <Button type="button" onClick={onRetry}>
          {t('mpanRetry')}
        </Button>
      </p>
    </Dialog>
  );
}
