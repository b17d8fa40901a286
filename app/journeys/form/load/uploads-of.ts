import { fieldsOf, fieldsOfPage, type Definition } from '~/forms/engine/definition';
import type { Field, StoredFile } from '~/forms/engine/field-type';
import { isRecord } from '~/domain/is-record';
import { type Answers, type Json } from '~/forms/engine/json';
import type { DraftAnswers } from '~/forms/engine/draft-answers';
import type { PageModel } from '~/forms/engine/page-model';
import { fieldsIn } from '~/forms/parts/live';

/** By its full name: `photos`, or `assets.0.photo` within a repeater item. */
export interface UploadQuestion {
  readonly name: string;
  readonly alias: string;
  readonly multiple: boolean;
}

const isUpload = ({ kind }: Field): boolean => kind.takesFile;
const holdsUploads = (field: Field): boolean => isUpload(field) || field.fields.some(isUpload);

export const pageHasUploads = (definition: Definition, slug: string): boolean => {
  const page = definition.pages.find((one) => one.slug === slug);
  return page !== undefined && fieldsOfPage(page).some(holdsUploads);
};

/** No other posted file is accepted. */
export function uploadQuestion(
  definition: Definition,
  slug: string,
  name: string,
): UploadQuestion | null {
  const page = definition.pages.find((one) => one.slug === slug);
  const [alias = '', item, inner, ...rest] = name.split('.');
  const field = page && fieldsOfPage(page).find((one) => one.alias === alias);
  if (!field || rest.length > 0) return null;
  const own =
    item === undefined
      ? field
      : field.kind.holdsItems &&
        /^\d{1,3}$/.test(item) &&
        field.fields.find((one) => one.alias === inner);
  if (!own || !isUpload(own)) return null;
  return {
    name,
    alias,
    multiple: (own.settings as { multiple?: boolean } | undefined)?.multiple === true,
  };
}

const texts = (answer: Json | undefined): readonly string[] =>
  Array.isArray(answer) ? answer.filter((one): one is string => typeof one === 'string') : [];

function idsInAnswer(field: Field, answer: Json | undefined): readonly string[] {
  if (isUpload(field)) return texts(answer);
  if (!field.kind.holdsItems || !Array.isArray(answer)) return [];
  return (answer as readonly Json[]).flatMap((item) =>
    isRecord(item)
      ? field.fields.filter(isUpload).flatMap(({ alias }) => texts((item as Answers)[alias]))
      : [],
  );
}

/** Also of hidden answers, which may become visible again. */
export const fileIdsIn = (
  definition: Definition,
  { answers, hiddenAnswers }: DraftAnswers,
): readonly string[] => [
  ...new Set(
    fieldsOf(definition).flatMap((field) => [
      ...idsInAnswer(field, answers[field.alias]),
      ...idsInAnswer(field, hiddenAnswers[field.alias]),
    ]),
  ),
];

export function filesOn(
  definition: Definition,
  page: PageModel,
  files: ReadonlyMap<string, StoredFile>,
): Record<string, { displayName: string; size: number }> {
  const ids = fieldsIn(page).flatMap(({ name, values }) =>
    uploadQuestion(definition, page.slug, name) ? (values[name] ?? []) : [],
  );
  return Object.fromEntries(
    ids.flatMap((id) => {
      const file = files.get(id);
      return file ? [[id, { displayName: file.displayName, size: file.size }]] : [];
    }),
  );
}
