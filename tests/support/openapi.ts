import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The wire contract, as it is served. */
export const contract = recordOf(load(readFileSync('public/api.openapi.yaml', 'utf8')));

/** Follows local references; a fresh copy, so that closing one place does not close another. */
function resolve(node: unknown): Json {
  if (!isRecord(node) || typeof node['$ref'] !== 'string') return recordOf(node);
  const target = node['$ref']
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => recordOf(at)[key.replaceAll('~1', '/')], contract);
  return resolve(target);
}

/**
 * A schema without references, closed: a writer sends what is described and nothing else. Parts of an `allOf`, and the branches of a
 * schema that has members of its own, stay open; the whole that they make up is closed.
 */
function closed(node: unknown, partOfWhole = false): unknown {
  if (!isRecord(node)) return node;
  const schema = resolve(node);
  const isWhole =
    !partOfWhole && (schema['properties'] !== undefined || schema['allOf'] !== undefined);
  const branchesArePart = partOfWhole || isWhole;
  const inner = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'discriminator' || key.startsWith('x-') || key === 'example' || key === 'examples')
      return [];
    if (key === 'allOf') return [[key, listOf(value).map((part) => closed(part, true))]];
    if (key === 'oneOf' || key === 'anyOf')
      return [[key, listOf(value).map((part) => closed(part, branchesArePart))]];
    if (key === 'properties')
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(recordOf(value)).map(([name, part]) => [name, closed(part)]),
          ),
        ],
      ];
    if (key === 'items' || key === 'additionalProperties') return [[key, closed(value)]];
    return [[key, value]];
  });
  const isOpen =
    schema['additionalProperties'] !== undefined || schema['unevaluatedProperties'] !== undefined;
  return {
    ...Object.fromEntries(inner),
    ...(isWhole && !isOpen ? { unevaluatedProperties: false } : {}),
  };
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const validators = new Map<unknown, ValidateFunction>();
function problemsOf(schema: unknown, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(closed(schema) as Json);
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly node: Json;
}

export const operationAt = (path: string, method: string): Operation => ({
  path,
  method,
  node: recordOf(recordOf(recordOf(contract['paths'])[path])[method]),
});

/** The methods that the contract has at a path, in capitals. */
export const methodsAt = (path: string): string[] =>
  Object.keys(recordOf(recordOf(contract['paths'])[path])).flatMap((name) =>
    ['get', 'post', 'put', 'delete'].includes(name) ? [name.toUpperCase()] : [],
  );

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly examples: readonly string[];
}

const examplesOf = (node: Json): unknown[] => [
  ...(node['example'] === undefined ? [] : [node['example']]),
  ...Object.values(recordOf(node['examples'])).map((example) => recordOf(example)['value']),
];

export const parametersOf = ({ node }: Operation): Parameter[] =>
  listOf(node['parameters'])
    .map(resolve)
    .map((parameter) => ({
      name: String(parameter['name']),
      in: String(parameter['in']),
      required: parameter['required'] === true,
      examples: examplesOf(parameter).map(String),
    }));

const jsonContent = (node: unknown): Json =>
  recordOf(recordOf(resolve(node)['content'])['application/json']);
export const bodyExamplesOf = ({ node }: Operation): unknown[] =>
  examplesOf(jsonContent(node['requestBody']));

/** What an answer has that its operation does not describe, or the other way round; nothing when it keeps the contract. */
export async function breachesOf(operation: Operation, response: Response): Promise<string[]> {
  const described = recordOf(operation.node['responses'])[String(response.status)];
  if (described === undefined) return [`status ${response.status} is not described`];
  const headers = Object.entries(recordOf(resolve(described)['headers'])).flatMap(
    ([name, header]) => {
      const { schema, required } = resolve(header);
      const value = response.headers.get(name);
      if (value === null) return required === true ? [`${name} is missing`] : [];
      const typed = recordOf(schema)['type'] === 'integer' ? Number(value) : value;
      return problemsOf(schema, typed).map((problem) => `${name}: ${problem}`);
    },
  );
  const { schema } = jsonContent(described);
  const text = await response.clone().text();
  if (schema === undefined)
    return text === ''
      ? headers
      : [...headers, `a body where none is described: ${text.slice(0, 80)}`];
  if (!/^application\/json/.test(response.headers.get('Content-Type') ?? ''))
    return [...headers, 'the answer is not JSON'];
  return [...headers, ...problemsOf(schema, JSON.parse(text))];
}

/** What a request's body has that its operation does not describe; an operation that the contract does not have is a breach itself. */
export function requestBreachesOf({ path, method, node }: Operation, body: unknown): string[] {
  const { schema } = jsonContent(node['requestBody']);
  return schema === undefined ? [`${method} ${path} takes no body`] : problemsOf(schema, body);
}

/** Breaches of a value against a named schema. */
export const schemaBreaches = (name: string, value: unknown): string[] =>
  problemsOf(recordOf(recordOf(contract['components'])['schemas'])[name], value);
export const allSchemas = (): string[] =>
  Object.keys(recordOf(recordOf(contract['components'])['schemas']));
