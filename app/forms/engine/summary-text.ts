import { type Definition } from './definition';
import type { Field, Context } from './field-type';
import { fillLabel, labelOf } from './label';
import { type FormProblem } from './validation';

const fieldsetOf = ({ pages }: Definition, id: string) =>
  pages.flatMap(({ fieldsets }) => fieldsets).find((one) => one.id === id);

/** Needs no prefix: it is the question's own, or contains the question's label. */
function isOwn(message: string, label: string, field: Field, context: Context): boolean {
  const messages = [field.requiredMessage, field.patternMessage].map((text) =>
    fillLabel(text, context),
  );
  return messages.includes(message) || message.toLowerCase().includes(label.toLowerCase());
}

const named = (name: string, message: string) =>
  `${name}${/[?.!:…]$/.test(name) ? '' : ':'} ${message}`;

/**
 * Beside its field a message needs no name; in the list at the top of the page it names the
 * question, and the item of a repeater. Plain text. docs/decisions/errors.md
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
  const question = field.kind.holdsItems
    ? (field.fields.find((one) => one.alias === inner) ?? field)
    : field;
  const label = labelOf(question, context);
  const words =
    field.kind.byServer || isOwn(message, label, question, context)
      ? message
      : named(label, message);
  return question !== field && items > 1
    ? context.say('problemInItem', { n: Number(index) + 1, problem: words })
    : words;
}
