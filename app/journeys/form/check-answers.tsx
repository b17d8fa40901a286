import { formPage as formPageTexts, form as formTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type SummarySection } from '~/forms/engine/summary';
import { Words } from '~/forms/parts/words';
import { FormFrame } from './form-frame';
import { ANYWAY, formPath, KEY, withOwnItem } from '~/forms/form-paths';
import { type CheckData } from './page-data';
import { SendingStatus } from './sending-status';
import { useSending } from './use-sending';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line, index) => (
      <span className="line" data-own="" key={index}>
        {line}
      </span>
    ))}
  </>
);

/** Hides a value until the visitor asks for it; works without JavaScript. */
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

function Section({ id, section }: { id: string; section: SummarySection }) {
  const t = useTexts(formPageTexts);
  return (
    <section className="flow">
      <h2 className="h3">{section.caption}</h2>
      <dl className="answers">
        {section.rows.map(({ alias, label, lines, answered, masked }) => (
          <div key={alias}>
            <dt>
              <Words text={label} />
            </dt>
            <dd className={answered ? undefined : 'soft'}>
              {masked ? <Masked label={label} lines={lines} /> : <Lines lines={lines} />}
            </dd>
            <dd>
              {/* A full page load, so the questions start from the saved draft. */}
              <a href={`${withOwnItem(formPath(id, { kind: 'page', slug: section.slug }), 'change')}#${alias}`}>
                {t('checkChange')}
                <span className="hide"> {label}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * A button to call 105, so that nobody with a health or safety risk has to wait for a form.
 * Decision F-597.
 */
function CallNow() {
  const t = useTexts(formPageTexts);
  return (
    <p>
      <ButtonLink href="tel:105">{t('callNowLabel')}</ButtonLink>
    </p>
  );
}

/**
 * Shows that the power cut is already reported. A report isn't needed, but the visitor may know
 * better, and a complaint may be about another time. Answers about health or danger are forwarded.
 * Decision F-597.
 */
function Known({ path, noted, isReport }: { path: string } & Pick<CheckData, 'noted' | 'isReport'>) {
  const t = useTexts(formPageTexts);
  return (
    <Notice status="aware" heading={t(isReport ? 'reportNotNeededTitle' : 'otherKnownTitle')}>
      {noted !== null && (
        <p>
          {t('reportNoted')} {t('reportNotedReference')}: <strong className="reference">{noted}</strong>
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

/** Shows all answers with links to change them, before sending. */
export function CheckAnswers(data: Omit<CheckData, 'kind'>) {
  const { id, telling, sections, submitLabel, back, submissionKey, givesReference, known, isReport, noted, isUrgent } =
    data;
  const t = useTexts(formPageTexts);
  const f = useTexts(formTexts);
  const { state, onSubmit } = useSending();
  return (
    <FormFrame
      back={back}
      telling={telling}
      summary={known && <Known path={known} noted={noted} isReport={isReport} />}
    >
      <h1>{t('checkTitle')}</h1>
      {isUrgent && !known && <CallNow />}
      {sections.map((section, index) => (
        <Section key={index} id={id} section={section} />
      ))}
      <form method="post" action={formPath(id, { kind: 'check' })} className="flow" onSubmit={onSubmit}>
        <input type="hidden" name={KEY} value={submissionKey} />
        {known && <input type="hidden" name={ANYWAY} value="true" />}
        <p className="row actions">
          <Button second={known !== null}>
            {known ? t(isReport ? 'reportAnyway' : 'otherAnyway') : submitLabel || f('submitLabel')}
          </Button>
        </p>
        <SendingStatus state={state} />
        <p className="small soft">{t(givesReference ? 'checkNote' : 'checkNoteNoReference')}</p>
      </form>
    </FormFrame>
  );
}
