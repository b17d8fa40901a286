import { emergencyNumber } from '#operator/profile.json';
import { telHref } from '~/ui/phone-link';
import { Lead } from '~/journeys/incident/parts/lead';
import { HourRuleView } from '~/journeys/incident/parts/hour-rule-view';
import { HourSentence } from '~/journeys/incident/parts/hour-sentence';
import { INTENT } from '~/forms/engine/intent-name';
import { DIFFERENT, formPath, SEEN } from '~/forms/form-paths';
import { FieldsetView } from '~/forms/parts/fieldset';
import { useLive } from '~/forms/parts/use-live';
import {
  formKnown as formKnownTexts,
  formPage as formPageTexts,
  form as formTexts,
} from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Button, ButtonLink } from '~/ui/button';
import { StatusChip } from '~/ui/chip';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { FormFrame } from './form-frame';
import { type DuplicateAnswer, type DuplicateData } from './page-data';
import { SendingStatus } from './sending-status';
import { useSending } from './use-sending';
import { SiteLink } from '~/ui/site-link';
import { SiteForm } from '~/ui/site-form';

const TEXTS = { ...formPageTexts, ...formKnownTexts };

const HEALTH = 'health';

function Said({ answer }: { answer: DuplicateAnswer }) {
  const t = useTexts(TEXTS);
  const { chip, icon, status, sentence, age, lead, homes, rule } = answer;
  const off = homes > 0 ? t('knownHomes', { count: homes }) : null;
  return (
    <>
      <p>
        <StatusChip status={status} {...(icon ? { icon } : {})}>
          {chip}
        </StatusChip>
      </p>
      <h1 id="known">
        {t('knownFirst')} <HourSentence sentence={sentence} />
      </h1>
      {age && <p className="lead stale">{age}</p>}
      <p className="lead">
        <Lead of={lead} /> {off ?? t('knownHomesUnknown')}
      </p>
      {rule && <HourRuleView rule={rule} />}
    </>
  );
}

/** For several power cuts, because we don't know which one is the visitor's. */
function Several({ path }: Pick<DuplicateData, 'path'>) {
  const t = useTexts(TEXTS);
  return (
    <>
      <h1 id="known">{t('knownSeveral')}</h1>
      <p className="lead">{t('knownSeveralText')}</p>
      <p>
        <ButtonLink href={path}>{t('reportSee')}</ButtonLink>
      </p>
    </>
  );
}

function CallNow() {
  const t = useTexts(TEXTS);
  return (
    <p>
      <ButtonLink href={telHref(emergencyNumber)} icon="phone">
        {t('callNowLabel')}
      </ButtonLink>
    </p>
  );
}

function Told({ noted }: { noted: string }) {
  const t = useTexts(TEXTS);
  return (
    <Notice status="cut" icon="person" id={HEALTH} heading={t('knownTold')}>
      <p>{t('knownToldText')}</p>
      <CallNow />
      <p>
        {t('reportNotedReference')}: <strong className="reference">{noted}</strong>
      </p>
    </Notice>
  );
}

/**
 * 105 as a button before any question, then the health answers, which go to the control room at
 * once.
 */
function Health({
  page,
  seen,
  context,
  action,
}: Pick<DuplicateData, 'page' | 'seen' | 'context'> & { action: string }) {
  const t = useTexts(TEXTS);
  const { state, onSubmit } = useSending();
  const { live, form, look } = useLive(page);
  return (
    <Notice status="cut" icon="person" id={HEALTH} heading={t('knownHealth')}>
      <p>{t('knownHealthText')}</p>
      <CallNow />
      <SiteForm
        method="post"
        action={action}
        noValidate
        ref={form}
        onSubmit={onSubmit}
        onChange={look}
        className="flow"
      >
        <h3>{t('knownCannotCall')}</h3>
        <input type="hidden" name={page.questionList.name} value={page.questionList.value} />
        <input type="hidden" name={SEEN} value={seen} />
        {page.fieldsets.map((fieldset) => (
          <FieldsetView
            key={fieldset.id}
            fieldset={fieldset}
            caption={fieldset.caption}
            context={context}
            live={live}
          />
        ))}
        <p>
          <Button second>{t('knownTell')}</Button>
        </p>
        <SendingStatus state={state} />
        <p className="small soft">{t('knownTellNote')}</p>
      </SiteForm>
    </Notice>
  );
}

/**
 * Answers before asking anything: text updates, an option to report anyway, and health needs, which
 * are always forwarded. Posted as full pages so it works the same with and without JavaScript.
 * docs/decisions/report.md
 */
export function DuplicatePage({
  id,
  draftNotice,
  address,
  change,
  path,
  answer,
  page,
  noted,
  ...health
}: Omit<DuplicateData, 'kind'>) {
  // An explicit action, because without one the form keeps the URL's fragment.
  const action = `${formPath(id)}/known`;
  const t = useTexts(TEXTS);
  const f = useTexts(formTexts);
  const errors = page.problems.map(({ name, message }) => ({ field: name, message }));
  return (
    <FormFrame
      back={change}
      draftNotice={draftNotice}
      summary={
        noted !== null ? (
          <Told noted={noted} />
        ) : (
          <ErrorSummary heading={t('formErrorHeading')} errors={errors}>
            {f('formHasErrorsContent')}
          </ErrorSummary>
        )
      }
    >
      <p className="row">
        <span>{address}</span>{' '}
        <SiteLink reloadDocument href={change}>
          {t('knownChange')}
        </SiteLink>
      </p>
      <section
        className="answer known field-night"
        data-s={answer?.status ?? 'multiple'}
        aria-labelledby="known"
      >
        <span className="rail" />
        {answer ? <Said answer={answer} /> : <Several path={path} />}
        <SiteForm method="post" action={action} className="row band">
          {answer?.texts && (
            <ButtonLink href={answer.texts} icon="message">
              {t('knownTexts')}
            </ButtonLink>
          )}
          <Button second name={INTENT} value={DIFFERENT}>
            {t('knownDifferent')}
          </Button>
          {noted === null && (
            <ButtonLink second href={`#${HEALTH}`} icon="person">
              {t('knownHealth')}
            </ButtonLink>
          )}
        </SiteForm>
        {answer && (
          <p>
            <ActionLink href={path} icon="arrow">
              {t('reportSee')}
            </ActionLink>
          </p>
        )}
      </section>
      {noted === null && <Health page={page} action={action} {...health} />}
    </FormFrame>
  );
}
