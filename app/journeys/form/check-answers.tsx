import { formPage as formPageTexts, form as formTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FormFrame } from './form-frame';
import { formPath } from '~/forms/form-paths';
import { type CheckData } from './page-data';
import { Button } from '~/ui/button';
import { sendLabelOf } from './send-label';
import { CallNow, Checked, Known, SentWith } from './sending-parts';
import { SendingStatus } from './sending-status';
import { useSending } from './use-sending';
import { SiteForm } from '~/ui/site-form';

export function CheckAnswers({
  id,
  draftNotice,
  submitLabel,
  back,
  ...sending
}: Omit<CheckData, 'kind'>) {
  const { sections, known, isReport, noted, isUrgent } = sending;
  const t = useTexts(formPageTexts);
  const f = useTexts(formTexts);
  const { state, onSubmit } = useSending();
  return (
    <FormFrame
      back={back}
      draftNotice={draftNotice}
      summary={known && <Known path={known} noted={noted} isReport={isReport} />}
    >
      <h1>{t('checkTitle')}</h1>
      {isUrgent && !known && <CallNow />}
      <Checked id={id} sections={sections} />
      <SiteForm
        method="post"
        action={formPath(id, { kind: 'check' })}
        className="flow"
        onSubmit={onSubmit}
      >
        <SentWith {...sending} />
        <p className="row actions">
          <Button second={known !== null}>
            {sendLabelOf(sending, submitLabel || f('submitLabel'), t)}
          </Button>
        </p>
        <SendingStatus state={state} />
      </SiteForm>
    </FormFrame>
  );
}
