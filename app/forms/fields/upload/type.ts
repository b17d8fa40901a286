import { z } from 'zod';
import { type Field, type Context, defineFieldType } from '../../engine/field-type';
import { type Problem } from '../../engine/message';
import { isPhotoName, sizeOf, MOST_BYTES } from './rules';

const settings = z.object({
  multiple: z.boolean().default(false),
  maxFiles: z.number().int().positive().max(50).default(10),
  photos: z.boolean().default(false),
});
type UploadSettings = z.output<typeof settings>;

/** API contract: FileId. */
const FILE_ID = /^[A-Za-z0-9_-]{1,64}$/;

function check(
  ids: readonly string[],
  _field: Field,
  { files, say }: Context,
  limits: UploadSettings,
): readonly Problem[] {
  const problem = (message: string): readonly Problem[] => [{ part: '', message }];
  if (!limits.multiple && ids.length > 1) return problem(say('uploadOneAtATime'));
  if (ids.length > limits.maxFiles) return problem(say('uploadTooMany', { max: limits.maxFiles }));
  const stored = ids.map((id) => files.get(id));
  if (stored.includes(undefined)) return problem(say('uploadGone'));
  const other = limits.photos && stored.find((file) => file && !isPhotoName(file.displayName));
  if (other) return problem(say('uploadNotPhoto', { file: other.displayName }));
  const size = stored.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  return size > MOST_BYTES ? problem(say('uploadTotalTooLarge')) : [];
}

/** The operator finds the files by these (U-6). */
const namesOf = (ids: readonly string[], { files }: Context): string[] =>
  ids.map((id) => files.get(id)?.name ?? id);

/** Ids from the store, which knows the files' names, sizes and owner (F-508). */
export const upload = defineFieldType<readonly string[], UploadSettings>({
  name: 'upload',
  answer: z.array(z.string().regex(FILE_ID)).min(1).max(200),
  settings,
  takesFile: true,
  read: (formValues) => {
    const ids = (formValues.get('') ?? []).map((id) => id.trim()).filter((id) => FILE_ID.test(id));
    return ids.length > 0 ? [...new Set(ids)] : null;
  },
  write: (ids) => new Map([['', ids]]),
  check,
  show: (ids, _field, context) =>
    ids.map((id) => {
      const file = context.files.get(id);
      return file ? `${file.displayName} (${sizeOf(file.size)})` : context.say('uploadGone');
    }),
  send: (ids, _field, context) => ({ value: ids ? namesOf(ids, context) : null }),
});
