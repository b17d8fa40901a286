import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { type Sending } from './use-sending';

/** Announced to screen readers. Empty without JavaScript. */
export function SendingStatus({ state }: { state: Sending }) {
  const t = useTexts(formPageTexts);
  return (
    <p className={state === 'offline' ? 'msg' : 'sending'} role="status">
      {state === 'sending' && t('formSending')}
      {state === 'offline' && t('formOffline')}
    </p>
  );
}
