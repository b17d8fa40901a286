import { useState } from 'react';
import { formPageTexts } from '~/cms/texts/form-page';
import { formTexts } from '~/cms/texts/forms';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { ActionLink } from '~/ui/action-link';
import { ErrorSummary } from '~/ui/error-summary';
import { FormFrame } from './form-frame';
import { FieldsetView } from './fieldset';
import { SEEN } from './form-paths';
import { type PageData } from './page-data';
import { Progress } from './progress';
import { SendingStatus } from './sending-status';
import { useEnhanced } from './use-enhanced';
import { useSending } from './use-sending';

/** One page of a form. Posted as a page, so that it is the same with and without JavaScript. Specification: form engine, section 2. */
export function FormPage({ id, form, telling, page, seen, around, back, isFirst, skip }: Omit<PageData, 'kind'>) {
  const t = useTexts(formPageTexts);
  const f = useTexts(formTexts);
  const [touched, setTouched] = useState(false);
  const enhanced = useEnhanced() && !touched;
  const { state, onSubmit } = useSending();
  const { problems, progress, caption, labels } = page;
  const hasFile = page.fieldsets.some(({ columns }) => columns.flat().some(({ type }) => type === 'upload'));
  return (
    <FormFrame
      back={back}
      telling={telling}
      summary={
        <ErrorSummary
          heading={t('formErrorHeading')}
          errors={problems.map(({ name, message }) => ({ field: name, message }))}
        >
          {f('formHasErrorsContent')}
        </ErrorSummary>
      }
    >
      {progress && <Progress {...progress} />}
      <h1>{caption || form}</h1>
      <form
        method="post"
        noValidate
        encType={hasFile ? 'multipart/form-data' : undefined}
        key={`${id} ${page.slug}`}
        onSubmit={onSubmit}
        onChange={() => setTouched(true)}
      >
        {/* Enter in a field presses the first button of a form: it means Next. */}
        <button className="default-button" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" {...page.asked} />
        <input type="hidden" name={SEEN} value={seen} />
        {page.fieldsets.map((fieldset) => (
          <FieldsetView key={fieldset.id} fieldset={fieldset} caption={caption} around={around} enhanced={enhanced} />
        ))}
        <p className="row actions">
          <Button>{labels.next || f('nextLabel')}</Button>
          {!isFirst && (
            <Button second name="_do" value="back">
              {labels.previous || f('previousLabel')}
            </Button>
          )}
          {skip && <ActionLink href={skip}>{f('skipLabel')}</ActionLink>}
        </p>
        <SendingStatus state={state} />
      </form>
    </FormFrame>
  );
}
