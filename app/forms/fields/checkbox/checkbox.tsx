import { TickBox } from '../../parts/tick-box';
import type { FieldViewProps } from '../view';
import { Words, Paragraphs } from '../../parts/words';

/** Specification: form engine, section 5 Other. */
export function Checkbox({ field }: FieldViewProps) {
  return (
    <TickBox field={field}>
      <Words text={field.label} />
    </TickBox>
  );
}

/** Consent: `settings.bodyText` says to what, `acceptCopy` is beside the box. Decision F-515. */
export function DataConsent({ field }: FieldViewProps) {
  return (
    <div className="f flow">
      {field.heading && <h3>{field.heading}</h3>}
      <Paragraphs text={field.bodyText} />
      <TickBox field={field}>
        <Words text={field.acceptCopy || field.label} />
      </TickBox>
    </div>
  );
}
