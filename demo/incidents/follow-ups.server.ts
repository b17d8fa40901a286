import type { Instant } from '~/domain/time/instant';
import { wireTime } from '~/domain/time/london-time';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Store } from '~/server/store/open.server';
import type { Wire } from '~/server/lib/wire';
import words from '../data/incidents/words.json';

/** Fewer homes could be recognised by their neighbours. */
const FEWEST = 3;
const MOST = 100;
const LIMIT_MS = 500;

/** With the time of the last report. */
export type FollowUps = ReadonlyMap<string, Instant>;

/** Without its store there are none, and the list stays. */
export async function readFollowUps({ db }: Pick<Store, 'db'>): Promise<FollowUps> {
  const counts = db
    .selectFrom('operator_delivery')
    .where('kind', '=', 'still-off')
    .where('incident', 'is not', null)
    .select(({ fn }) => ['incident', fn.max<number>('received_at').as('at')])
    .groupBy('incident')
    .having(({ fn }) => fn.countAll<number>(), '>=', FEWEST)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute();
  const rows = await withTimeout(LIMIT_MS, counts, []);
  return new Map(rows.map(({ incident, at }) => [incident ?? '', Number(at)]));
}

/** As a customer service note, so that reporters see that it arrived. */
export function withFollowUp(record: Wire<'Incident'>, followUps: FollowUps): Wire<'Incident'> {
  const at = followUps.get(record.IncidentReference);
  if (at === undefined) return record;
  const note = {
    Name: words.note,
    Date: wireTime(at),
    Message: `<p>${words.stillOff}</p>`,
    Active: true,
    StepType: 1,
  };
  return { ...record, Steps: [note, ...(record.Steps ?? [])] };
}
