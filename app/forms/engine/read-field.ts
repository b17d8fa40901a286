import { isRecord } from '~/domain/is-record';
import type { Field, Special, FieldTypes } from './field-type';
import { placeOf, reportIssues, type Report } from './fault';
import { wireField, type WireField } from './wire-definition';

const SPECIALS: readonly Special[] = ['asterisk disclaimer', 'custom error'];

/** Hyphens, underscores and case are ignored: "Asterisk-Disclaimer" is the same note (F-511). */
const specialOf = (defaultValue: string): Special | null =>
  SPECIALS.find(
    (special) =>
      special ===
      defaultValue
        .trim()
        .toLowerCase()
        .replace(/[-_\s]+/g, ' '),
  ) ?? null;

function patternOf(wire: WireField, place: string, report: Report): RegExp | null {
  if (wire.pattern === '') return null;
  try {
    return new RegExp(wire.pattern, 'u');
  } catch {
    report(place, `the pattern ${wire.pattern} is not a regular expression`);
    return null;
  }
}

/** Reports the faults and returns null if the field is invalid. */
export function readField(
  raw: unknown,
  types: FieldTypes,
  place: string,
  report: Report,
  inItem = false,
): Field | null {
  const alias = isRecord(raw) && typeof raw.alias === 'string' ? raw.alias : '?';
  const here = placeOf(place, `field "${alias}"`);
  const parsed = wireField.safeParse(raw);
  if (!parsed.success) {
    reportIssues(parsed.error, here, report);
    return null;
  }
  const wire = parsed.data;
  const kind = types.get(wire.type.trim().toLowerCase());
  if (!kind) {
    report(here, `unknown type "${wire.type}"; known are ${[...types.keys()].join(', ')}`);
    return null;
  }
  if (inItem && (kind.holdsItems || kind.byServer)) {
    report(here, `a "${kind.name}" cannot stand inside a repeater`);
    return null;
  }
  const settings = kind.settings.safeParse(wire.settings ?? {});
  if (!settings.success) reportIssues(settings.error, placeOf(here, 'settings'), report);
  const items = kind.holdsItems ? (wire.settings?.fields ?? kind.itemFields) : [];
  if (!Array.isArray(items)) report(here, 'settings.fields is not a list of fields');
  const fields = (Array.isArray(items) ? items : []).map((item) =>
    readField(item, types, here, report, true),
  );
  if (kind.holdsItems && fields.length === 0) report(here, 'a repeater needs settings.fields');
  return {
    alias: wire.alias,
    type: kind.name,
    kind,
    caption: wire.caption,
    required: wire.required,
    requiredMessage: wire.requiredErrorMessage,
    pattern: patternOf(wire, here, report),
    patternMessage: wire.patternInvalidErrorMessage,
    condition: wire.condition,
    options: wire.preValues,
    help: wire.helpText ? [wire.helpText] : [],
    defaultValue: wire.settings?.defaultValue ?? '',
    showLabel: wire.settings?.showLabel ?? true,
    acceptCopy: wire.settings?.acceptCopy ?? '',
    heading: wire.settings?.caption ?? '',
    bodyText: wire.settings?.bodyText ?? '',
    modal: wire.settings?.modal ?? '',
    special: specialOf(wire.settings?.defaultValue ?? ''),
    settings: settings.success ? settings.data : undefined,
    fields: attachRequirements(fields.filter((field) => field !== null)),
  };
}

const REQUIREMENTS = /requirements$/i;

const textOf = (field: Field): string =>
  field.bodyText || field.defaultValue || field.help[0] || field.caption;

/**
 * Fields whose alias ends in "requirements" become help text: of the field that the alias names,
 * otherwise of the field before them (F-512).
 */
export function attachRequirements(fields: readonly Field[]): readonly Field[] {
  const questions = fields.filter((field) => !REQUIREMENTS.test(field.alias));
  const help = new Map<Field, string[]>();
  fields.forEach((field, index) => {
    if (!REQUIREMENTS.test(field.alias)) return;
    const owner = field.alias.replace(REQUIREMENTS, '').replace(/[-_]$/, '').toLowerCase();
    const before = fields.slice(0, index).filter((other) => !REQUIREMENTS.test(other.alias));
    const target = questions.find((other) => other.alias.toLowerCase() === owner) ?? before.at(-1);
    if (target) help.set(target, [...(help.get(target) ?? []), textOf(field)]);
  });
  return questions.map((field) => ({
    ...field,
    help: [...field.help, ...(help.get(field) ?? [])].filter(Boolean),
  }));
}
