import { TickBox } from '../../parts/tick-box';
import { lastTyped, type FieldViewProps, type Typed } from '../view';
import { Words, Paragraphs } from '../../parts/words';

export function Checkbox({ field }: FieldViewProps) {
  return (
    <TickBox field={field}>
      <Words text={field.label} />
    </TickBox>
  );
}

/**
 * `settings.bodyText` says what the visitor consents to, `acceptCopy` is beside the box (F-515).
 */
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

const UNTICKED = new Set(['', 'false', 'off', 'no', '0']);

export const isTicked = (typed: Typed, name: string): boolean =>
  !UNTICKED.has(lastTyped(typed, name)?.toLowerCase() ?? '');
