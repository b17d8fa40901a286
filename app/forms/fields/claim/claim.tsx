import { Notice } from '~/ui/notice';
import { type FieldViewProps } from '../view';

export function Claim({ around }: FieldViewProps) {
  const note = around.claim?.sum;
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
