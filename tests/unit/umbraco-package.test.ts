import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formTypes } from '../../scripts/umbraco/form-types';
import { formTypesPage } from '../../scripts/umbraco/form-types-page';
import { usyncFiles } from '../../scripts/umbraco/usync';

/** These files are written from our schemas: run this file with `-u` after a change of them. */
const types = formTypes();
const files = usyncFiles(types);
const FOLDER = 'deploy/umbraco/uSync/v17';

it.each([...files])('the package of form types is what our schemas say: %s', (file, text) =>
  expect(text).toMatchFileSnapshot(`../../${FOLDER}/${file}`),
);
it('holds no file besides', () => {
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.config'),
  );
  expect(found.sort()).toEqual([...files.keys()].sort());
});
it('is documented field by field', () =>
  expect(formTypesPage(types)).toMatchFileSnapshot('../../docs/form-types.md'));
