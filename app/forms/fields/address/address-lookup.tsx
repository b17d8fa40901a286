import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { INTENT } from '../../engine/intent-name';
import { type FieldModel } from '../../engine/page-model';
import { Group, groupError } from '../../parts/group';
import { IntentButton } from '../../parts/intent-button';
import { errorIn, nameOf, settingIn, valueIn, type FieldViewProps } from '../view';
import { AddressLines } from './address';

const PARTS = ['addressLine1', 'addressLine2', 'addressLine3', 'addressLine4', 'postcode'] as const;
const hasLines = (field: FieldModel) => valueIn(field, 'addressLine1') !== '';
const hasLineErrors = (field: FieldModel) =>
  PARTS.some((part) => errorIn(field, part) !== undefined);

function Chosen({ field }: { field: FieldModel }) {
  const t = useTexts(formFieldTexts);
  return (
    <div className="panel edge flow">
      <p className="chosen">
        {PARTS.map((part) => valueIn(field, part))
          .filter(Boolean)
          .map((line, index) => (
            <span className="line" key={index}>
              {line}
            </span>
          ))}
      </p>
      {[...PARTS, 'mpan', 'pin', 'manuallyEnteredAddress'].map((part) => (
        <input key={part} type="hidden" name={nameOf(field, part)} value={valueIn(field, part)} />
      ))}
      <IntentButton intent={`find:${field.name}`}>{t('addressChange')}</IntentButton>
    </div>
  );
}

/** The button saves the page and opens the address search. */
function Search({ field }: { field: FieldModel }) {
  const t = useTexts(formFieldTexts);
  return (
    <div>
      <label htmlFor={field.name}>
        {t(settingIn(field, 'variant') === 'postcode' ? 'addressFindLabel' : 'addressFindAnyLabel')}
      </label>
      <div className="search">
        <input
          type="text"
          className="in"
          id={field.name}
          name={`_find.${field.name}`}
          autoComplete="postal-code"
          aria-invalid={errorIn(field) ? true : undefined}
          aria-describedby={groupError(field)}
        />
        <Button second name={INTENT} value={`find:${field.name}`}>
          {t('addressFindButton')}
        </Button>
      </div>
    </div>
  );
}

/** A toggle switches between searching and typing; values survive switching (F-493, L-776). */
export function AddressLookup({ field, around }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const isTyped =
    around.manual.includes(field.name) ||
    valueIn(field, 'manuallyEnteredAddress') === 'true' ||
    hasLineErrors(field);
  if (!isTyped && hasLines(field))
    return (
      <Group field={field} anchor>
        <Chosen field={field} />
      </Group>
    );
  return (
    <Group field={field} anchor={isTyped}>
      {isTyped ? (
        <>
          <input type="hidden" name={nameOf(field, 'manuallyEnteredAddress')} value="true" />
          <AddressLines field={field} />
          <p className="toggle">
            <IntentButton intent={`find:${field.name}`}>{t('addressSearchToggle')}</IntentButton>
          </p>
        </>
      ) : (
        <>
          <Search field={field} />
          <p className="toggle">
            <IntentButton intent={`manual:${field.name}`}>{t('addressManualToggle')}</IntentButton>
          </p>
        </>
      )}
    </Group>
  );
}
