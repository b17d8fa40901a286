import { parseMpan } from '~/domain/mpan';
import type { FieldModel, PageModel } from '~/forms/engine/page-model';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

const encrypter = createEncrypter(env.SECRETS, 'form address');
const PLACE = 'meter point';
/**
 * Marks an encrypted value. A plain value from a program or an old page is accepted too: it comes
 * from the visitor.
 */
const ENCRYPTED_PREFIX = '~';
const LONGEST = 100;

/** Every address question has an input with this name, filled by the address search. */
const isMeterPoint = (name: string): boolean => name.endsWith('.mpan');
const encrypt = (value: string): string =>
  parseMpan(value) === null ? value : ENCRYPTED_PREFIX + encrypter.encrypt(value, PLACE);
const open = (value: string): string =>
  value.startsWith(ENCRYPTED_PREFIX)
    ? ((value.length <= LONGEST ? encrypter.decrypt(value.slice(1), PLACE) : null) ?? '')
    : value;

const withField = (field: FieldModel): FieldModel => ({
  ...field,
  values: Object.fromEntries(
    Object.entries(field.values).map(([name, values]) => [
      name,
      isMeterPoint(name) ? values.map(encrypt) : values,
    ]),
  ),
  items: field.items.map((item) => item.map(withField)),
});

/** Encrypts those in the page's hidden inputs: docs/decisions/limits-and-seals.md */
export const sealMeterPoints = (page: PageModel): PageModel => ({
  ...page,
  fieldsets: page.fieldsets.map((fieldset) => ({
    ...fieldset,
    columns: fieldset.columns.map((fields) => fields.map(withField)),
  })),
});

/** An address whose meter point cannot be decrypted continues without one. */
export const openMeterPoints = (
  fields: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] =>
  fields.map(([name, value]) => [name, isMeterPoint(name) ? open(value) : value] as const);
