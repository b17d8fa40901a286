import { TickBox } from '../../parts/tick-box';
import { type FieldViewProps } from '../view';
import { Paragraphs, Words } from '../../parts/words';

/** `settings.bodyText` says to what, `acceptCopy` stands beside the box. Decision F-515. */
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
