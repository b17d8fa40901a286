import { type Field } from './definition';
import { type Context } from './field-type';

/** `%alias%`, any case. */
const PLACEHOLDER = /%([A-Za-z][\w-]{0,63})%/g;

/** What stands for an answer inside a sentence; the dots of the site where there is none yet. */
function spoken(field: Field, context: Context): string {
  const answer = context.answers[field.alias];
  const lines =
    answer === undefined || answer === null || field.kind.secret ? [] : field.kind.show(answer, field, context);
  return lines.join(', ') || context.say('emptyInLabel');
}

/**
 * Fills `%field%` with the answers of the form, named by alias; what names no field stays as it is. Plain text: a view
 * escapes it as any text. Specification: form engine, section 5 Other; decisions F-514, L-784.
 */
export function fillLabel(text: string, context: Context): string {
  if (!text.includes('%')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const field = context.fields.find(({ alias }) => alias.toLowerCase() === name.toLowerCase());
    return field ? spoken(field, context) : whole;
  });
}

/** The words that name a question, on its page, in the summary and in messages. Decision F-506. */
export const labelOf = (field: Field, context: Context): string =>
  fillLabel(field.caption || field.heading || field.acceptCopy || field.alias, context);
