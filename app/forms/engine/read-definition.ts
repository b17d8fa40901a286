import { isRecord } from '~/domain/is-record';
import { checkDefinition } from './check-definition';
import type { Definition, Fieldset, Labels, Page } from './definition';
import type { Field, FieldTypes } from './field-type';
import { type Fault, named, placeOf, reportIssues, type Report } from './fault';
import { type OtherPages, reportIn, withPages, writtenOut } from './other-pages';
import { attachRequirements, readField } from './read-field';
import { slugsOf } from './slug';
import { wireDefinition, type WireDefinition, type WirePage } from './wire-definition';

export type ReadDefinition =
  | { readonly ok: true; readonly definition: Definition }
  | { readonly ok: false; readonly name: string; readonly faults: readonly Fault[] };

const LABELS: Readonly<Record<string, keyof Labels>> = {
  nextlabel: 'next',
  submitlabel: 'submit',
  previouslabel: 'previous',
};

/** Hidden fields named after a button set its caption (F-489). */
const labelIn = (fields: readonly Field[], label: keyof Labels): string =>
  fields.find((field) => field.kind.isHidden && LABELS[field.alias.toLowerCase()] === label)
    ?.defaultValue ?? '';

const isLabel = (field: Field): boolean =>
  field.kind.isHidden && field.alias.toLowerCase() in LABELS;

function readFieldset(
  wire: WirePage['fieldsets'][number],
  id: string,
  types: FieldTypes,
  place: string,
  report: Report,
): Fieldset {
  const columns = wire.columns.map((column) =>
    column.fields
      .map((field) => readField(field, types, place, report))
      .filter((field) => field !== null),
  );
  const byAlias = new Map(attachRequirements(columns.flat()).map((field) => [field.alias, field]));
  return {
    id,
    caption: wire.caption,
    condition: wire.condition,
    columns: columns.map((fields) => fields.flatMap(({ alias }) => byAlias.get(alias) ?? [])),
  };
}

function pagesOf(wire: WireDefinition, types: FieldTypes, report: Report): readonly Page[] {
  const slugs = slugsOf(wire.pages);
  const found: Labels[] = [];
  const pages = wire.pages.map((page, index) => {
    const place = named('page', index, page.caption);
    const slug = slugs[index] ?? `${index + 1}`;
    const fieldsets = page.fieldsets.map((fieldset, at) =>
      readFieldset(
        fieldset,
        `${slug}-${at + 1}`,
        types,
        placeOf(place, named('fieldset', at, fieldset.caption)),
        report,
      ),
    );
    const all = fieldsets.flatMap(({ columns }) => columns.flat());
    const formLabels = {
      next: labelIn(all, 'next'),
      submit: labelIn(all, 'submit'),
      previous: labelIn(all, 'previous'),
    };
    found.push(formLabels);
    return {
      slug,
      caption: page.caption,
      condition: page.condition,
      fieldsets: fieldsets.map((fieldset) => ({
        ...fieldset,
        section: fieldset.caption || page.caption,
        columns: fieldset.columns.map((fields) => fields.filter((field) => !isLabel(field))),
      })),
      labels: formLabels,
    };
  });
  const label = (text: string, name: keyof Labels, form: string) =>
    text || found.map((labels) => labels[name]).find(Boolean) || form;
  return pages.map((page) => ({
    ...page,
    labels: {
      next: label(page.labels.next, 'next', wire.nextLabel),
      submit: label(page.labels.submit, 'submit', wire.submitLabel),
      previous: label(page.labels.previous, 'previous', wire.previousLabel),
    },
  }));
}

const mandatory = (wire: WireDefinition['mandatorySection']): Definition['mandatorySection'] =>
  wire === true
    ? 'every'
    : typeof wire === 'string' && wire !== ''
      ? [wire]
      : Array.isArray(wire)
        ? wire
        : [];

/** A bad form is refused with every place and reason, and does not affect other forms. */
export function readDefinition(raw: unknown, types: FieldTypes): ReadDefinition {
  const faults: Fault[] = [];
  const report: Report = (place, reason) => faults.push({ place, reason });
  const name = isRecord(raw) && typeof raw.name === 'string' ? raw.name : '';
  const parsed = wireDefinition.safeParse(raw);
  if (!parsed.success) {
    reportIssues(parsed.error, 'form', report);
    return { ok: false, name, faults };
  }
  const {
    _id: id,
    nextLabel: next,
    submitLabel: submit,
    previousLabel: previous,
    ...wire
  } = parsed.data;
  const { stormPages, healthPages, ...rest } = wire;
  const whole: Definition = {
    ...rest,
    id,
    pages: pagesOf(parsed.data, types, report),
    labels: { next, submit, previous },
    mandatorySection: mandatory(wire.mandatorySection),
    storm: null,
    health: null,
    besides: [],
    version: fingerprint(JSON.stringify(raw)),
  };
  checkDefinition(whole, report);
  const other = (name: string, others: OtherPages): Definition | null => {
    if (others.length === 0) return null;
    const within = reportIn(name, report);
    const pages = writtenOut(parsed.data.pages, others, within);
    const read = withPages(whole, pagesOf({ ...parsed.data, pages: [...pages] }, types, within));
    checkDefinition(read, within);
    return read;
  };
  const health = other('healthPages', healthPages);
  const storm = other('stormPages', stormPages);
  const definition: Definition = { ...whole, health, storm: storm && { ...storm, health } };
  return faults.length === 0 ? { ok: true, definition } : { ok: false, name, faults };
}

/** FNV-1a, twice. Not for secrets. */
function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 24), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
