import type { Instant } from '~/domain/time/instant';
import { isFresh, LIMITS } from './rules';
import type { Answers } from './words';

const STORE = 'answers';
const addressOf = (id: string): string => `/offline/answers/${id}`;
const open = (): Promise<Cache> => caches.open(STORE);

/** Newest first. Deletes forms that are too old or unreadable. */
export async function unsentAnswers(now: Instant): Promise<Answers[]> {
  if (!(await caches.has(STORE))) return [];
  const store = await open();
  const read = await Promise.all(
    (await store.keys()).map(async (key) => {
      const answers = (await (await store.match(key))?.json().catch(() => null)) as Answers | null;
      if (answers && isFresh(answers.at, now, LIMITS.answers)) return [answers];
      await store.delete(key);
      return [];
    }),
  );
  return read.flat().sort((one, other) => other.at - one.at);
}

export const forgetAnswers = async (id: string): Promise<void> =>
  void (await (await open()).delete(addressOf(id)));
export const forgetAllAnswers = (): Promise<boolean> => caches.delete(STORE);

/** A form filled in again replaces the earlier one. Returns false if it is too large. */
export async function storeAnswers(answers: Answers): Promise<boolean> {
  const json = JSON.stringify(answers);
  if (new Blob([json]).size > LIMITS.answers.maxBytes) return false;
  const before = await unsentAnswers(answers.at);
  const surplus = before.filter(
    ({ to }, index) => to === answers.to || index >= LIMITS.answers.maxEntries - 1,
  );
  for (const { id } of surplus) await forgetAnswers(id);
  await (await open()).put(addressOf(answers.id), new Response(json));
  return true;
}

export async function sentTo(to: string, now: Instant): Promise<void> {
  for (const answers of await unsentAnswers(now))
    if (answers.to === to) await forgetAnswers(answers.id);
}

export function storedFields(
  form: Iterable<readonly [string, FormDataEntryValue]>,
): Pick<Answers, 'fields' | 'hadFiles'> {
  const all = [...form];
  return {
    fields: all.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
    hadFiles: all.some(([, value]) => typeof value !== 'string' && value.size > 0),
  };
}
