import { Notice } from '~/ui/notice';
import { settingIn, type FieldViewProps } from '../view';

/** The server's records for the claim; renders nothing without any. */
export function Claim({ field, around }: FieldViewProps) {
  const said = around.claim?.[settingIn(field, 'says') === 'sum' ? 'sum' : 'times'];
  if (!said) return null;
  return (
    <div className="f">
      <Notice status="aware" icon="info" heading={said.title}>
        {said.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}
