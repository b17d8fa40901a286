import { emergencyNumber } from '#operator/profile.json';
import { telHref } from '~/ui/phone-link';
import { OFFLINE_PAGE, OFFLINE_REPORT } from '~/offline/rules';
import { offline as offlineTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button, ButtonLink } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import type { OfflineQuestion } from './offline-questions';
import { SiteForm } from '~/ui/site-form';

export interface OfflinePageProps {
  /** Empty if the form is switched off. */
  questions: readonly OfflineQuestion[];
  /** As JSON (app/offline/words.ts). */
  words: string;
  lowData: boolean;
  /** The visitor has just asked to save pages; the low-data version only saves them on request. */
  asksToKeep: boolean;
  forgotten: boolean;
}

/** The service worker fills the empty slots; without one they stay empty. */
export function OfflinePage({
  questions,
  words,
  lowData,
  asksToKeep,
  forgotten,
}: OfflinePageProps) {
  const t = useTexts(offlineTexts);
  return (
    <div className="wrap indent band">
      <div className="form flow-l">
        {forgotten && <Notice status="restored" icon="tick" heading={t('offlineForgotten')} />}
        <h1>{t('offlineTitle')}</h1>
        <p className="lead">{t('offlineLead')}</p>
        <p>
          <ButtonLink href={telHref(emergencyNumber)} icon="phone">
            {emergencyNumber}
          </ButtonLink>
        </p>
        <p>{t('offlineDanger')}</p>
        <div id="kept-answers" className="flow" />
        {questions.length > 0 && <Report questions={questions} />}
        <section className="flow" aria-labelledby="pages">
          <h2 id="pages">{t('offlinePagesHeading')}</h2>
          <p>{t('offlinePagesText')}</p>
          <div id="kept-pages" className="flow" />
          {lowData && <KeepAsked isAsked={asksToKeep} />}
          <p>{t('offlineForgetText')}</p>
          <SiteForm method="post" action={OFFLINE_PAGE}>
            <Button second name="do" value="forget">
              {t('offlineForget')}
            </Button>
          </SiteForm>
        </section>
        <div id="offline-words" data-words={words} hidden />
      </div>
    </div>
  );
}

function Report({ questions }: { questions: readonly OfflineQuestion[] }) {
  const t = useTexts(offlineTexts);
  return (
    <section className="flow" aria-labelledby="report">
      <h2 id="report">{t('offlineReportHeading')}</h2>
      <p>{t('offlineReportText')}</p>
      <p>{t('offlineReportKeeps')}</p>
      <SiteForm method="post" action={OFFLINE_REPORT} className="flow-l">
        {questions.map((question) => (
          <Question key={question.name} {...question} />
        ))}
        <p className="row actions">
          <Button>{t('offlineReportSend')}</Button>
        </p>
      </SiteForm>
    </section>
  );
}

/** Native validation, because there is no server to report a missing answer. */
function Question({ name, kind, label, options }: OfflineQuestion) {
  const t = useTexts(offlineTexts);
  if (kind === 'text') return <Field name={name} label={label} required autoComplete="on" />;
  if (kind === 'address') {
    return (
      <fieldset>
        <legend className="big">{label}</legend>
        <Field
          name={`${name}.addressLine1`}
          label={t('offlineReportLine')}
          required
          autoComplete="address-line1"
        />
        <Field
          name={`${name}.addressLine3`}
          label={t('offlineReportTown')}
          required
          autoComplete="address-level2"
        />
        <Field
          name={`${name}.postcode`}
          label={t('offlineReportPostcode')}
          required
          width="short"
          autoComplete="postal-code"
        />
      </fieldset>
    );
  }
  return (
    <fieldset>
      <legend className="big">{label}</legend>
      <div className="picks">
        {options.map(({ value, caption }) => (
          <Choice key={value} type={kind} name={name} value={value} required={kind === 'radio'}>
            {caption}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** The only script on a low-data page, because its visitor asked for it. */
function KeepAsked({ isAsked }: { isAsked: boolean }) {
  const t = useTexts(offlineTexts);
  if (!isAsked) {
    return (
      <SiteForm action={OFFLINE_PAGE} className="flow">
        <p>{t('offlineKeepText')}</p>
        <Button second name="keep" value="yes">
          {t('offlineKeep')}
        </Button>
      </SiteForm>
    );
  }
  return (
    <p
      id="keeping"
      role="status"
      data-done={t('offlineKeepDone')}
      data-failed={t('offlineKeepFailed')}
    >
      <script src="/keep-pages.js" defer />
    </p>
  );
}
