/** A list is a checkbox list; null is no answer. */
export type Comparable = string | number | boolean | readonly string[] | null;

export const OPERATORS = ['is', 'is not', 'greater than', 'less than', 'contains'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Rule {
  readonly field: string;
  readonly operator: Operator;
  readonly value: string;
}

export interface Condition {
  readonly action: 'show' | 'hide';
  readonly logic: 'all' | 'any';
  readonly rules: readonly Rule[];
}

const fold = (value: string | number | boolean): string => String(value).trim().toLowerCase();

/** The pattern is unambiguous: otherwise a long row of digits would block the process. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Two numbers or two days; null if they have no order (F-609). */
function order(left: string, right: string): number | null {
  if (NUMBER.test(left) && NUMBER.test(right)) return Number(left) - Number(right);
  if (DATE.test(left) && DATE.test(right)) return left < right ? -1 : Number(left > right);
  return null;
}

const same = (left: string, right: string): boolean => left === right || order(left, right) === 0;

const asList = (answer: Comparable): readonly string[] =>
  answer === null || answer === ''
    ? []
    : typeof answer === 'object'
      ? answer.map(fold)
      : [fold(answer)];

/** A list "is" its only item. No answer "is" the empty text, and "is not" anything else (F-609). */
const is = (values: readonly string[], wanted: string): boolean =>
  wanted === '' ? values.length === 0 : values.length === 1 && same(values[0] ?? '', wanted);

function compares(
  values: readonly string[],
  wanted: string,
  holds: (difference: number) => boolean,
): boolean {
  const difference = values.length === 1 ? order(values[0] ?? '', wanted) : null;
  return difference !== null && holds(difference);
}

const HOLDS: Readonly<
  Record<Operator, (values: readonly string[], wanted: string, isList: boolean) => boolean>
> = {
  is,
  'is not': (values, wanted) => !is(values, wanted),
  'greater than': (values, wanted) => compares(values, wanted, (difference) => difference > 0),
  'less than': (values, wanted) => compares(values, wanted, (difference) => difference < 0),
  contains: (values, wanted, isList) =>
    wanted !== '' && values.some((item) => (isList ? same(item, wanted) : item.includes(wanted))),
};

export const ruleHolds = (rule: Rule, answer: Comparable): boolean =>
  HOLDS[rule.operator](
    asList(answer),
    fold(rule.value),
    typeof answer === 'object' && answer !== null,
  );

/** Never throws, whatever the answers. */
export function conditionShows(
  condition: Condition | null,
  answerOf: (alias: string) => Comparable,
): boolean {
  if (!condition || condition.rules.length === 0) return true;
  const test = (rule: Rule) => ruleHolds(rule, answerOf(rule.field));
  const holds =
    condition.logic === 'all' ? condition.rules.every(test) : condition.rules.some(test);
  return holds === (condition.action === 'show');
}
