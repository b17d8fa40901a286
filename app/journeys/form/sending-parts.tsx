import type { ReactNode } from 'react';
import { emergencyNumber } from '#operator/profile.json';
import { telHref } from '~/ui/phone-link';
import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type SummaryRow } from '~/forms/engine/summary';
import { Words } from '~/forms/parts/words';
import { INTENT } from '~/forms/engine/intent-name';
import { ANYWAY, CHANGE, formPath, KEY, withFormParam } from '~/forms/form-paths';
import { SiteLink } from '~/ui/site-link';
import { type PageData, type SendingData } from './page-data';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line, index) => (
      <span className="line" key={index}>
        {line}
      </span>
    ))}
  </>
);

/** Works without JavaScript. */
function Masked({ label, lines }: { label: string; lines: readonly string[] }) {
  const t = useTexts(formPageTexts);
  return (
    <details>
      <summary>
        <span aria-hidden="true">•••••• </span>
        {t('checkShow')}
        <span className="hide"> {label}</span>
      </summary>
      <Lines lines={lines} />
    </details>
  );
}

export interface AnswersProps {
  rows: readonly SummaryRow[];
  change: (row: SummaryRow) => ReactNode;
}

export function Answers({ rows, change }: AnswersProps) {
  return (
    <dl className="answers">
      {rows.map((row) => (
        <div key={row.alias}>
          <dt>
            <Words text={row.label} />
          </dt>
          <dd className={row.answered ? undefined : 'soft'}>
            {row.masked ? (
              <Masked label={row.label} lines={row.lines} />
            ) : (
              <Lines lines={row.lines} />
            )}
          </dd>
          <dd>{change(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** So that nobody with a health or safety risk has to wait for a form (F-597). */
export function CallNow() {
  const t = useTexts(formPageTexts);
  return (
    <p>
      <ButtonLink href={telHref(emergencyNumber)}>{t('callNowLabel')}</ButtonLink>
    </p>
  );
}

/**
 * A report isn't needed, but the visitor may know better, and a complaint may be about another
 * time. Answers about health or danger are forwarded (F-597).
 */
export function Known({
  path,
  noted,
  isReport,
}: { path: string } & Pick<SendingData, 'noted' | 'isReport'>) {
  const t = useTexts(formPageTexts);
  return (
    <Notice status="aware" heading={t(isReport ? 'reportNotNeededTitle' : 'otherKnownTitle')}>
      {noted !== null && (
        <p>
          {t('reportNoted')} {t('reportNotedReference')}:{' '}
          <strong className="reference">{noted}</strong>
        </p>
      )}
      <p>{t(isReport ? 'reportNotNeededText' : 'otherKnownText')}</p>
      <CallNow />
      <p>
        <ButtonLink href={path} second>
          {t('reportSee')}
        </ButtonLink>
      </p>
    </Notice>
  );
}

export function SentWith({ known, submissionKey, givesReference }: Omit<SendingData, 'sections'>) {
  const t = useTexts(formPageTexts);
  return (
    <>
      <input type="hidden" name={KEY} value={submissionKey} />
      {known && <input type="hidden" name={ANYWAY} value="true" />}
      <p className="small soft">{t(givesReference ? 'checkNote' : 'checkNoteNoReference')}</p>
    </>
  );
}

/** Change is a button, because what is typed on this page has to be saved first. */
export function ToSend({ sections, ...sending }: SendingData) {
  const t = useTexts(formPageTexts);
  return (
    <section className="flow to-send">
      <h2 className="h3">{t('toSendTitle')}</h2>
      <Answers
        rows={sections.flatMap(({ rows }) => rows.filter(({ answered }) => answered))}
        change={({ alias, label }) => (
          <button className="as-link" name={INTENT} value={CHANGE + alias} formNoValidate>
            {t('checkChange')}
            <span className="hide"> {label}</span>
          </button>
        )}
      />
      <SentWith {...sending} />
    </section>
  );
}

export function Checked({ id, sections }: { id: string } & Pick<SendingData, 'sections'>) {
  const t = useTexts(formPageTexts);
  return (
    <>
      {sections.map(({ caption, slug, rows }, index) => (
        <section className="flow" key={index}>
          <h2 className="h3">{caption}</h2>
          <Answers
            rows={rows}
            change={({ alias, label }) => (
              // A full page load, so the questions start from the saved draft.
              <SiteLink
                reloadDocument
                href={`${withFormParam(formPath(id, { kind: 'page', slug }), 'change')}#${alias}`}
              >
                {t('checkChange')}
                <span className="hide"> {label}</span>
              </SiteLink>
            )}
          />
        </section>
      ))}
    </>
  );
}

export function RevealedQuestions({ questions }: { questions: PageData['revealedQuestions'] }) {
  const t = useTexts(formPageTexts);
  return (
    <Notice status="aware" icon="info" heading={t('formMoreTitle')}>
      <p>{t('formMore')}</p>
      <ul>
        {questions.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`}>{label}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
