import { useState } from 'react';
import {
  formField as formFieldTexts,
  formPage as formPageTexts,
  form as formTexts,
} from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button, ButtonLink } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { ErrorSummary } from '~/ui/error-summary';
import { FieldError } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { type DangerousSituation } from '~/forms/engine/definition';
import { Dropdown } from '~/forms/parts/dropdown';
import { Paragraphs } from '~/forms/parts/words';
import { FormFrame } from './form-frame';
import { DANGER, TO } from '~/forms/form-paths';
import { type LandingData } from './page-data';
import { SiteForm } from '~/ui/site-form';

/** The same text for visitors who answer yes and those who only read it. */
function Emergency({ title, message, link }: DangerousSituation) {
  return (
    <Notice status="cut" icon="warning" heading={title} id="emergency">
      <Paragraphs text={message} />
      {link && (
        <p>
          <ButtonLink href={link.url}>{link.name}</ButtonLink>
        </p>
      )}
    </Notice>
  );
}

interface YesOrNoProps {
  danger: DangerousSituation;
  chosen: LandingData['danger'];
  error: string | null;
  onChoose: (chosen: LandingData['danger']) => void;
}

function YesOrNo({ danger, chosen, error, onChoose }: YesOrNoProps) {
  const t = useTexts(formTexts);
  const f = useTexts(formFieldTexts);
  const described = error ? `${DANGER}-error` : undefined;
  return (
    <fieldset className={error ? 'f err' : 'f'} aria-describedby={described}>
      <legend>
        {danger.question} {f('requiredMark')}
      </legend>
      {error && <FieldError id={`${DANGER}-error`}>{error}</FieldError>}
      {(['yes', 'no'] as const).map((value) => (
        <Choice
          key={value}
          type="radio"
          name={DANGER}
          id={value === 'yes' ? DANGER : `${DANGER}-no`}
          value={value}
          defaultChecked={chosen === value}
          aria-describedby={described}
          onChange={() => onChoose(value)}
        >
          {(value === 'yes' ? danger.yesLabel : danger.noLabel) || t(value)}
        </Choice>
      ))}
    </fieldset>
  );
}

/** Asks where to go or whether it is dangerous. Posted as a full page (J-981 to J-983). */
export function LandingPage({
  form,
  draftNotice,
  landing,
  asksDanger,
  to,
  danger,
  error,
  action,
}: Omit<LandingData, 'kind'>) {
  const t = useTexts(formPageTexts);
  const f = useTexts(formFieldTexts);
  const e = useTexts(formTexts);
  const [chosen, setChosen] = useState(danger);
  const { links, dangerousSituation } = landing;
  const field = asksDanger ? DANGER : TO;
  return (
    <FormFrame
      back="/"
      draftNotice={draftNotice}
      summary={
        <ErrorSummary
          heading={t('formErrorHeading')}
          errors={error ? [{ field, message: error }] : []}
        />
      }
    >
      <h1>{landing.title || form}</h1>
      <Paragraphs text={landing.message} />
      {dangerousSituation && !asksDanger && (
        <details className="danger">
          <summary>
            <Icon name="warning" />
            <span>{dangerousSituation.question}</span>
          </summary>
          <Emergency {...dangerousSituation} />
        </details>
      )}
      <SiteForm method="post" action={action} noValidate className="flow">
        {dangerousSituation && asksDanger && (
          <YesOrNo danger={dangerousSituation} chosen={danger} error={error} onChoose={setChosen} />
        )}
        {/* The live region exists before it has text, so that screen readers announce it. */}
        {dangerousSituation && asksDanger && (
          <div role="status">{chosen === 'yes' && <Emergency {...dangerousSituation} />}</div>
        )}
        {links.length > 1 && (
          <Dropdown
            name={TO}
            label={`${landing.selectLabel || t('landingSelect')} ${f('requiredMark')}`}
            error={error ?? undefined}
            value={to}
            options={links.map(({ url, name }) => ({ value: url, caption: name }))}
            required
          />
        )}
        <p className="row actions">
          <Button>{landing.nextLabel || e('nextLabel')}</Button>
        </p>
      </SiteForm>
    </FormFrame>
  );
}
