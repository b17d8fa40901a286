import { type Definition, type Field } from './definition';
import { type Context } from './field-type';
import { fillLabel, labelOf } from './label';
import { type FormProblem } from './validation';

const fieldsetOf = ({ pages }: Definition, id: string) =>
  pages.flatMap(({ fieldsets }) => fieldsets).find((one) => one.id === id);

/** Whether a sentence stands by itself: the question's own one, or one that has the question's words in it. */
function isOwn(message: string, label: string, field: Field, context: Context): boolean {
  const own = [field.requiredMessage, field.patternMessage].map((text) => fillLabel(text, context));
  return own.includes(message) || message.toLowerCase().includes(label.toLowerCase());
}

const named = (name: string, message: string) => `${name}${/[?.!:…]$/.test(name) ? '' : ':'} ${message}`;

/**
 * What the summary says of a problem. Beside its field a sentence needs no name; in a list at the top of the page it says which
 * question is meant, and of a list of several items which one. Plain text. docs/decisions/errors.md
 */
export function summaryTextOf(
  { alias, part, message }: FormProblem,
  definition: Definition,
  context: Context,
  items: number,
): string {
  const field = context.fields.find((one) => one.alias === alias);
  if (!field) {
    const caption = fillLabel(fieldsetOf(definition, alias)?.caption ?? '', context);
    return caption ? named(caption, message) : message;
  }
  const [index = '', inner = ''] = part.split('.');
  const asked = field.kind.holdsItems ? (field.fields.find((one) => one.alias === inner) ?? field) : field;
  const label = labelOf(asked, context);
  const words = field.kind.byServer || isOwn(message, label, asked, context) ? message : named(label, message);
  return asked !== field && items > 1 ? context.say('problemInItem', { n: Number(index) + 1, problem: words }) : words;
}
