import { useMemo, useEffect } from 'react';
import { pushEvent } from '~/cms/analytics/push-event';
import { formPage as formPageTexts, form as formTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { ActionLink } from '~/ui/action-link';
import { ErrorSummary } from '~/ui/error-summary';
import type { FieldModel, PageModel } from '~/forms/engine/page-model';
import { FormFrame } from './form-frame';
import { fieldViews } from '~/forms/fields/views';
import { FieldsetView } from '~/forms/parts/fieldset';
import { ModalNote } from '~/forms/parts/modal-note';
import { SEEN } from '~/forms/form-paths';
import { INTENT } from '~/forms/engine/intent-name';
import type { PageData } from './page-data';
import { sendLabelOf } from './send-label';
import { RevealedQuestions, CallNow, Known, ToSend } from './sending-parts';
import { SendingStatus } from './sending-status';
import { useErrorTitle } from '~/ui/use-error-title';
import { useLive } from '~/forms/parts/use-live';
import { useResolvedErrors } from '~/forms/parts/use-resolved-errors';
import { useSending } from './use-sending';
import { pushSoon } from '~/cms/analytics/push-soon';
import { SiteForm } from '~/ui/site-form';

const stepOf = ({ progress }: PageModel): number => progress?.n ?? 0;

/** Once per visited page, not again when the page is shown with errors. */
function useStepEvent(form: string, page: PageModel): void {
  const step = stepOf(page);
  const isAgain = page.problems.length > 0;
  useEffect(
    () => (isAgain ? undefined : pushSoon({ event: 'form_step', form, step })),
    [form, step, isAgain],
  );
}

const takesFile = ({ type, items }: FieldModel): boolean =>
  fieldViews[type]?.takesFile || items.flat().some(takesFile);

/** Keyed by its URL. Posted as a full page so it works the same with and without JavaScript. */
export function FormPage({ page: loadedPage, ...data }: Omit<PageData, 'kind'>) {
  const {
    id,
    form,
    draftNotice,
    seen,
    revealedQuestions,
    context,
    action,
    back,
    isFirst,
    isChange,
    skip,
    sending,
  } = data;
  const t = useTexts(formPageTexts);
  const f = useTexts(formTexts);
  const { state, onSubmit } = useSending();
  const { live, form: element, look, revealed, justRevealed } = useLive(loadedPage);
  const { page, checkResolved } = useResolvedErrors(loadedPage, element);
  useStepEvent(id, loadedPage);
  const { problems, progress, caption, labels } = page;
  const errors = useMemo(
    () => problems.map(({ name, summaryText }) => ({ field: name, message: summaryText })),
    [problems],
  );
  useErrorTitle(problems.length > 0);
  const known = sending?.known ?? null;
  const next = labels.next || f('nextLabel');
  const revealedAliases = revealed
    .filter(({ alias, name }) => alias === name)
    .map(({ alias }) => alias);
  const label = sending
    ? sendLabelOf(sending, labels.submit || f('submitLabel'), t)
    : isChange
      ? t('changeSave')
      : page.isFinal && next === f('nextLabel')
        ? f('checkLabel')
        : next;
  const hasFile = page.fieldsets.some(({ columns }) => columns.flat().some(takesFile));
  return (
    <FormFrame
      back={back}
      draftNotice={draftNotice}
      summary={
        <>
          <ErrorSummary heading={t('formErrorHeading')} errors={errors}>
            {f('formHasErrorsContent')}
          </ErrorSummary>
          {sending && known && <Known {...sending} path={known} />}
        </>
      }
    >
      {revealedQuestions.length > 0 && <RevealedQuestions questions={revealedQuestions} />}
      {progress && <Progress {...progress} />}
      <h1>{caption || form}</h1>
      {sending?.isUrgent && !known && <CallNow />}
      <SiteForm
        method="post"
        action={action}
        noValidate
        encType={hasFile ? 'multipart/form-data' : undefined}
        onSubmit={onSubmit}
        ref={element}
        onChange={() => {
          look();
          checkResolved();
        }}
      >
        {/* Enter in a field presses the form's first button, which must be Next. */}
        <button className="default-button" tabIndex={-1} aria-hidden="true" />
        <input
          type="hidden"
          name={page.questionList.name}
          value={[page.questionList.value, ...revealedAliases].join(' ')}
        />
        <input type="hidden" name={SEEN} value={[seen, ...revealedAliases].join(' ')} />
        {page.fieldsets.map((fieldset) => (
          <FieldsetView
            key={fieldset.id}
            fieldset={fieldset}
            caption={caption}
            context={context}
            live={live}
          />
        ))}
        {sending && (
          <div className="questions">
            <ToSend {...sending} />
          </div>
        )}
        <RevealedNotice fields={justRevealed} />
        <p className="row actions">
          <Button second={known !== null}>{label}</Button>
          {!isFirst && (
            <Button second name={INTENT} value="back">
              {labels.previous || f('previousLabel')}
            </Button>
          )}
          {skip && (
            <ActionLink
              href={skip}
              onClick={() => pushEvent({ event: 'form_skipped', form: id, step: stepOf(page) })}
            >
              {f('skipLabel')}
            </ActionLink>
          )}
        </p>
        {skip && page.skipModal && <ModalNote modal={page.skipModal} />}
        <SendingStatus state={state} />
      </SiteForm>
    </FormFrame>
  );
}

/** Announces politely that an answer revealed more questions below. */
function RevealedNotice({ fields }: { fields: readonly FieldModel[] }) {
  const t = useTexts(formPageTexts);
  const says = fields
    .map(({ label, heading, bodyText }) => label || heading || bodyText)
    .filter(Boolean);
  return (
    <p className="hide" role="status">
      {says.length > 0 && t('formRevealed', { questions: says.join('. ') })}
    </p>
  );
}

function Progress({ n, m }: { n: number; m: number }) {
  const t = useTexts(formTexts);
  return (
    <div>
      <p className="soft">
        <b>{t('progress', { n, m })}</b>
      </p>
      <ol className="progress" aria-hidden="true">
        {Array.from({ length: m }, (_, index) => (
          <li
            key={index}
            className={index + 1 < n ? 'done' : index + 1 === n ? 'now' : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
