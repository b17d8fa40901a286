import { type Field } from './definition';
import { type Context } from './field-type';
import { type Say } from './message';

/** `%alias%`, any case. */
const PLACEHOLDER = /%([A-Za-z][\w-]{0,63})%/g;

/** How an answer appears inside a sentence; an ellipsis where there is none yet. */
function spoken(field: Field, context: Context): string {
  const answer = context.answers[field.alias];
  const lines =
    answer === undefined || answer === null || field.kind.secret ? [] : field.kind.show(answer, field, context);
  return lines.join(', ') || context.say('emptyInLabel');
}

/**
 * Fills `%field%` with the answers of the form, named by alias. What is not answered, not asked or no field at all shows
 * as an ellipsis: nobody should read the name of a field. Plain text: a view escapes it like any text. Specification:
 * form engine, section 5 Other; decisions F-514, L-784.
 */
export function fillLabel(text: string, context: Context): string {
  if (!text.includes('%')) return text;
  return text.replace(PLACEHOLDER, (_whole, name: string) => {
    const field = context.fields.find(({ alias }) => alias.toLowerCase() === name.toLowerCase());
    return field ? spoken(field, context) : context.say('emptyInLabel');
  });
}

/** Words that are shown once the answers are gone: an ellipsis for each of them. */
export const withoutAnswers = (text: string, say: Say): string => text.replace(PLACEHOLDER, () => say('emptyInLabel'));

/** The words that name a question, on its page, in the summary and in messages. Decision F-506. */
export const labelOf = (field: Field, context: Context): string =>
  fillLabel(field.caption || field.heading || field.acceptCopy || field.alias, context);
