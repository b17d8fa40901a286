import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { INTENT } from '../../engine/intent-name';
import { type FieldModel } from '../../engine/page-model';
import { Group, groupError } from '../../parts/group';
import { IntentButton } from '../../parts/intent-button';
import { PartInput } from '../../parts/part-input';
import { TownInput } from '../../parts/town-input';
import {
  errorIn,
  lastTyped,
  nameOf,
  settingIn,
  valueIn,
  type FieldViewProps,
  type Typed,
} from '../view';

export const postcodeIn = (typed: Typed, name: string): string | null =>
  lastTyped(typed, `${name}.postcode`);

export function Address({ field }: FieldViewProps) {
  return (
    <Group field={field} anchor>
      <AddressLines field={field} />
    </Group>
  );
}

/** Lines 2 and 4 are always optional; the browser may autofill all of them. */
export function AddressLines({ field }: { field: FieldModel }) {
  const t = useTexts(formFieldTexts);
  const optional = !field.required;
  return (
    <>
      <PartInput
        field={field}
        part="addressLine1"
        label={t('addressLine1Label')}
        optional={optional}
        autoComplete="address-line1"
      />
      <PartInput
        field={field}
        part="addressLine2"
        label={t('addressLine2Label')}
        optional
        autoComplete="address-line2"
      />
      <TownInput
        field={field}
        part="addressLine3"
        label={t('addressLine3Label')}
        optional={optional}
        width="mid"
        autoComplete="address-level2"
      />
      <PartInput
        field={field}
        part="addressLine4"
        label={t('addressLine4Label')}
        optional
        width="mid"
      />
      <PartInput
        field={field}
        part="postcode"
        label={t('addressPostcodeLabel')}
        optional={optional}
        width="short"
        autoComplete="postal-code"
      />
    </>
  );
}

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
export function AddressLookup({ field, context }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const isTyped =
    context.manual.includes(field.name) ||
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
