import type { Preferences } from '~/cms/preferences';
import { preferences as preferencesTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Dialog } from '~/ui/dialog';
import { PreferencesForm } from './preferences-form';

export interface AccessibilityDialogProps {
  preferences: Preferences;
  returnTo: string;
  onClose: () => void;
}

export function AccessibilityDialog({ preferences, returnTo, onClose }: AccessibilityDialogProps) {
  const t = useTexts(preferencesTexts);
  return (
    <Dialog open onClose={onClose} heading={t('title')} closeLabel={t('close')}>
      <PreferencesForm preferences={preferences} returnTo={returnTo} />
    </Dialog>
  );
}
