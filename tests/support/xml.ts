import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** What is wrong with a document by one of the schemas beside this file; nothing when it keeps to it. */
export async function xmlBreaches(
  xml: string,
  schema: 'cap-1.2.xsd' | 'atom.rng',
): Promise<string[]> {
  const contents = readFileSync(new URL(schema, import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [contents],
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
  });
  return errors.map(({ message }) => message);
}
