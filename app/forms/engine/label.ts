import type { Field, Context } from './field-type';
import { type Say } from './message';

const PLACEHOLDER = /%([A-Za-z][\w-]{0,63})%/g;

function spoken(field: Field, context: Context): string {
  const answer = context.answers[field.alias];
  const lines =
    answer === undefined || answer === null || field.kind.secret
      ? []
      : field.kind.show(answer, field, context);
  return lines.join(', ') || context.say('emptyInLabel');
}

/**
 * Fills `%field%`, by alias. Anything unanswered or unknown becomes an ellipsis, so that nobody
 * sees a field's name. Plain text: a view escapes it like any text (F-514, L-784).
 */
export function fillLabel(text: string, context: Context): string {
  if (!text.includes('%')) return text;
  return text.replace(PLACEHOLDER, (_whole, name: string) => {
    const field = context.fields.find(({ alias }) => alias.toLowerCase() === name.toLowerCase());
    return field ? spoken(field, context) : context.say('emptyInLabel');
  });
}

/** An ellipsis for each placeholder, for when the answers are gone. */
export const withoutAnswers = (text: string, say: Say): string =>
  text.replace(PLACEHOLDER, () => say('emptyInLabel'));

export const labelOf = (field: Field, context: Context): string =>
  fillLabel(field.caption || field.heading || field.acceptCopy || field.alias, context);
