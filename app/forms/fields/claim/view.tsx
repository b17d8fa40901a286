import { Notice } from '~/ui/notice';
import { Choices } from '../../parts/choices';
import { type FieldViewProps } from '../view';
import { OTHER_CUT } from './other';

export function Claim({ context }: FieldViewProps) {
  const note = context.claim?.sum;
  if (!note) return null;
  return (
    <div className="f">
      <Notice status="aware" icon="info" heading={note.title}>
        {note.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}

/** Without recent power cuts it is another one, and the times are asked. */
export function RecentPowerCut({ field, context }: FieldViewProps) {
  const options = context.claim?.cuts ?? [];
  return options.length > 0 ? (
    <Choices field={{ ...field, options }} />
  ) : (
    <input type="hidden" id={field.name} name={field.name} value={OTHER_CUT} />
  );
}
