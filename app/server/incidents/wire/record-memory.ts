import { createHash } from 'node:crypto';
import type { Incident } from '~/domain/incident/incident';
import { DAY, type Instant } from '~/domain/time/instant';
import type { OddTime } from './record-times';
import type { WireIncident } from './wire-incident';

export interface ReadIncident {
  readonly incident: Incident;
  readonly record: WireIncident;
  readonly times: readonly Instant[];
  readonly odd: OddTime | null;
  readonly madeAt: readonly Instant[];
}

/** A record can become a year old without changing, so it is parsed again after this. */
const GOOD_FOR = DAY;

/**
 * By a digest of their text: most records are unchanged at the next poll and are not parsed again.
 * Holds only the last list. Figures: docs/decisions/demo-operator.md
 */
export function createRecordMemory() {
  let before = new Map<string, ReadIncident & { readonly readAt: Instant }>();
  let knownNumbers: ReadonlySet<string> | null = null;

  /** When it is `done`, everything looked up becomes the cache. */
  return (numbers: ReadonlySet<string>, now: Instant) => {
    // A changed operator number affects what is removed from messages.
    if (numbers !== knownNumbers) before = new Map();
    knownNumbers = numbers;
    const next: typeof before = new Map();
    return {
      recall<Other>(json: string | Buffer, read: () => ReadIncident | Other): ReadIncident | Other {
        // The records themselves would be as large as the feed.
        const key = createHash('sha1').update(json).digest('base64');
        const cached = before.get(key);
        if (cached && now >= cached.readAt && now - cached.readAt < GOOD_FOR) {
          next.set(key, cached);
          return cached;
        }
        const fresh = read();
        if (isRead(fresh) && fresh.odd === null) next.set(key, { ...fresh, readAt: now });
        return fresh;
      },
      done: () => void (before = next),
    };
  };
}

const isRead = (read: unknown): read is ReadIncident =>
  typeof read === 'object' && read !== null && 'record' in read;

export type RecordMemory = ReturnType<typeof createRecordMemory>;
