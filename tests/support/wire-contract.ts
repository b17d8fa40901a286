import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';

type Node = Record<string, unknown>;
const document = load(
  readFileSync(fileURLToPath(new URL('../../public/api.openapi.yaml', import.meta.url)), 'utf8'),
) as Node;

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const escaped = (part: string) => part.replace(/~/g, '~0').replace(/\//g, '~1');
const at = (parts: readonly string[]) =>
  parts.reduce<unknown>((node, part) => (node as Node | undefined)?.[part], document);

/** Follows the contract's own references to where a thing stands. */
function placeOf(parts: readonly string[]): readonly string[] {
  const reference = (at(parts) as Node | undefined)?.['$ref'];
  return typeof reference === 'string' ? placeOf(reference.replace('#/', '').split('/')) : parts;
}

/**
 * Where an answer departs from the wire contract (public/api.openapi.yaml): its status, its body, and its Cache-Control.
 * Empty where it keeps to it.
 */
export async function departures(
  method: 'get' | 'post' | 'put',
  path: string,
  answer: Response,
): Promise<readonly string[]> {
  const response = placeOf(['paths', path, method, 'responses', String(answer.status)]);
  if (at(response) === undefined) return [`${method} ${path} may not answer ${answer.status}`];
  const found: string[] = [];
  const cache = placeOf([...response, 'headers', 'Cache-Control']);
  const expected = (at([...cache, 'schema']) as Node | undefined)?.['const'];
  if (expected !== undefined && answer.headers.get('Cache-Control') !== expected) {
    found.push(`Cache-Control is ${answer.headers.get('Cache-Control')}, not ${String(expected)}`);
  }
  if (at([...response, 'content']) === undefined) return found;
  if (!(answer.headers.get('Content-Type') ?? '').startsWith('application/json'))
    return [...found, 'the answer is not JSON'];
  const pointer = [...response, 'content', 'application/json', 'schema'].map(escaped).join('/');
  const validate = ajv.compile({ $ref: `contract#/${pointer}` });
  if (!validate(await answer.clone().json()))
    found.push(...(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`));
  return found;
}
