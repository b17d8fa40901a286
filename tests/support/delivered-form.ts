import { isRecord } from '~/domain/is-record';
import { formTypes, type Entry } from '../../scripts/umbraco/form-types';
import { blockList, type FakeItem } from './fake-delivery';

type Properties = Readonly<Record<string, unknown>>;
const types = new Map(formTypes().map((type) => [type.alias, type]));

const picked = ({ url, name }: Properties) => ({
  url,
  queryString: null,
  title: name,
  target: null,
  destinationId: null,
  destinationType: null,
  route: null,
  linkType: 'External',
});

/** What the Delivery API sends for what editors entered; for nothing, what it sends for a property that is empty. */
function delivered(entry: Entry, value: unknown): unknown {
  switch (entry.kind) {
    case 'text':
      return typeof value === 'number' ? String(value) : (value ?? '');
    case 'long text':
      return value ?? '';
    case 'choice':
      return value ?? null;
    case 'toggle':
      return value ?? entry.isOn;
    case 'texts':
      return value ?? [];
    case 'link':
    case 'links':
      return ([value ?? []].flat() as Properties[]).map(picked);
    case 'blocks':
      return blockList(...([value ?? []].flat() as unknown[]).map((one) => blockOf(entry.of, one)));
  }
}

/** The embedded shape says some things in another way (app/server/content/umbraco/form-definition.ts). */
function entered(alias: string, value: unknown): Properties {
  if (typeof value === 'string' && alias === 'formPage') return { slug: value };
  if (!isRecord(value)) return { value };
  if (alias === 'form') {
    const { _id, mandatorySection, ...form } = value;
    return {
      ...form,
      formId: _id,
      ...(mandatorySection === true ? { everySectionMandatory: true } : { mandatorySection }),
    };
  }
  if (alias !== 'formFieldset') return value;
  const columns = value['columns'] as { fields: (Properties | string)[] }[];
  const fields = columns.flatMap((column, at) =>
    column.fields.map((field) => ({
      ...(typeof field === 'string' ? { alias: field } : field),
      column: String(at + 1),
    })),
  );
  return { ...value, fields };
}

function propertiesOf(alias: string, value: unknown): Properties {
  const given = entered(alias, value);
  const { properties = [] } = types.get(alias) ?? {};
  return Object.fromEntries(
    properties.map(({ alias: name, entry }) => [name, delivered(entry, given[name])]),
  );
}
const blockOf = (alias: string, value: unknown): [string, Properties] => [
  alias,
  propertiesOf(alias, value),
];

/** A form as JSON, as the Delivery API answers it where editors entered the same. */
export const deliveredForm = (
  raw: Properties,
  key = String(raw['_id']),
  updateDate?: string,
): FakeItem => ({
  id: `form-${key}`,
  contentType: 'form',
  name: String(raw['name']),
  updateDate: updateDate ?? '2026-03-10T12:00:00Z',
  route: { path: `/forms/${key}/`, startItem: { id: 'root', path: 'home' } },
  properties: propertiesOf('form', raw),
});
