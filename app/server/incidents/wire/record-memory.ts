import { createHash } from 'node:crypto';
import type { Incident } from '~/domain/incident/incident';
import { DAY, type Instant } from '~/domain/time/instant';
import type { OddTime } from './record-times';
import type { WireIncident } from './wire-incident';

/** What was read of one record. */
export interface ReadIncident {
  readonly incident: Incident;
  readonly record: WireIncident;
  /** What happened to it, and may lie ahead by a little. */
  readonly times: readonly Instant[];
  readonly odd: OddTime | null;
}

/** A record grows a year old without saying anything new: after this it is read again. */
const GOOD_FOR = DAY;

/**
 * The records of the look before, by a digest of their own text: most say the same at the next look and are not read again. It holds what the last
 * list held and no more. Figures: docs/decisions/demo-operator.md
 */
export function createRecordMemory() {
  let before = new Map<string, ReadIncident & { readonly readAt: Instant }>();
  let knownNumbers: ReadonlySet<string> | null = null;

  /** For one list: what is asked of it becomes, when it is `done`, what is remembered. */
  return (numbers: ReadonlySet<string>, now: Instant) => {
    // Another number of the operator changes what stays of a message.
    if (numbers !== knownNumbers) before = new Map();
    knownNumbers = numbers;
    const next: typeof before = new Map();
    return {
      recall<Other>(raw: object, read: () => ReadIncident | Other): ReadIncident | Other {
        // Kept whole, these texts would be the feed once more.
        const text = createHash('sha1').update(JSON.stringify(raw)).digest('base64');
        const known = before.get(text);
        if (known && now >= known.readAt && now - known.readAt < GOOD_FOR) {
          next.set(text, known);
          return known;
        }
        const fresh = read();
        if (isRead(fresh) && fresh.odd === null) next.set(text, { ...fresh, readAt: now });
        return fresh;
      },
      done: () => void (before = next),
    };
  };
}

const isRead = (read: unknown): read is ReadIncident => typeof read === 'object' && read !== null && 'record' in read;

export type RecordMemory = ReturnType<typeof createRecordMemory>;
