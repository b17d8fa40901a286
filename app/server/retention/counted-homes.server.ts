import type { Kysely } from 'kysely';
import type { Submission } from '~/forms/engine/payload';
import type { Hashes } from '../texts/sign-ups/hashes.server';
import type { Database } from '../store/tables';
import { homeIn, homeMark } from '../submissions/still-off.server';

const BATCH = 500;

interface Person {
  readonly bodies: readonly unknown[];
  readonly mpanMarks: readonly string[];
}

/** A hash can't be reversed, so all that could be this person's are computed. */
export async function countedHomes(
  db: Kysely<Database>,
  marks: Pick<Hashes, 'numberMark' | 'bodyMark' | 'mpanMark'>,
  { bodies, mpanMarks }: Person,
): Promise<readonly Pick<Database['still_off'], 'reference' | 'home'>[]> {
  const counted = await db.selectFrom('still_off').select('reference').distinct().execute();
  const reported = bodies.flatMap((body) => {
    const { incidentReference, Address, formData = [], kind } = (body ?? {}) as Partial<Submission>;
    if (kind !== 'still-off' || !Address || !incidentReference) return [];
    return homeIn({ Address, formData }, marks).map((sign) =>
      homeMark(marks, incidentReference, sign),
    );
  });
  const metered = counted.flatMap(({ reference }) =>
    mpanMarks.map((mpanMark) => homeMark(marks, reference, { mpanMark })),
  );
  const homes = [...new Set([...metered, ...reported])];
  const found: Pick<Database['still_off'], 'reference' | 'home'>[] = [];
  for (let from = 0; from < homes.length; from += BATCH)
    found.push(
      ...(await db
        .selectFrom('still_off')
        .where('home', 'in', homes.slice(from, from + BATCH))
        .select(['reference', 'home'])
        .execute()),
    );
  return found;
}
