import { errorIn, type FieldViewProps } from '../view';
import { BotInputs } from './bot-inputs';

/** Asks the visitor nothing: the server scores the visit (F-613). docs/decisions/submission.md */
export function Recaptcha({ field, context: { bot = null } }: FieldViewProps) {
  const error = errorIn(field);
  return (
    <>
      {error && (
        <div className="f" id={field.name} tabIndex={-1}>
          <p className="msg" id={`${field.name}-error`}>
            {error}
          </p>
        </div>
      )}
      {bot && <BotInputs bot={bot} />}
    </>
  );
}
