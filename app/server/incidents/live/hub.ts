import type { Incident } from '~/domain/incident/incident';
import { SECOND } from '~/domain/time/instant';
import { meters } from '~/server/lib/meters';
import type { IncidentSnapshot } from '../incidents';
import { changeBetween } from './changes';
import { beatFrame, incidentFrame, listFrame, opening, reloadFrame, type Beat } from './frames';
import { createSender, type Line } from './lines';
import { createPast } from './past';

/** Below what phones' networks and proxies keep a silent connection for. */
const BEAT = 20 * SECOND;

export interface LiveOptions {
  /** Open lines of this process, and of one caller. */
  readonly most: number;
  readonly mostPerCaller: number;
  readonly snapshot: () => IncidentSnapshot | null;
  /** The name of what an incident is now, the same that its answer by the API bears as its tag. */
  readonly versionOf: (incident: Incident) => string;
  readonly beat: () => Beat;
  /** How many homes near a power cut that is over are still off, as far as a page may say so; 0 where it may not. */
  readonly homes: (reference: string) => number;
}

/** What came of a wish for a line: open, nothing of that name, or no room for it. */
export type Opened = 'open' | 'unknown' | 'full';

/** Whom a line is for, and what was heard last: a name that an event of ours bore, or null. */
export interface Wish {
  /** Null: the list. */
  readonly reference: string | null;
  readonly caller: string;
  readonly heard: string | null;
}

/**
 * Tells open pages that something changed, as it changes: one event each, made once for everybody, out of the one picture that all
 * pages read. What changed is read by the page itself. docs/decisions/live.md
 */
export function createLiveHub({ most, mostPerCaller, snapshot, versionOf, beat, homes }: LiveOptions) {
  const list = new Set<Line>();
  const byReference = new Map<string, Set<Line>>();
  const callers = new Map<string, number>();
  const past = createPast();
  const sender = createSender();
  let picture: IncidentSnapshot | null = null;
  let count = 0;
  let isOver = false;
  let beating: NodeJS.Timeout | null = null;

  const everybody = (): Line[] => [...list, ...[...byReference.values()].flatMap((lines) => [...lines])];

  function sendBeat(): void {
    sender.toAll(everybody(), beatFrame(beat()));
  }

  /** What a line that was away has missed, if anything. Of one incident its name tells, however long ago; of the list the past does. */
  function missed({ reference, heard }: Wish, now: IncidentSnapshot): Buffer | null {
    if (heard === null) return null;
    if (reference === null) {
      const changed = past.since(heard);
      if (changed === null) return reloadFrame(now.revision);
      return changed.size > 0 ? listFrame(now.revision, changed, list.size) : null;
    }
    const incident = now.byReference.get(reference);
    const version = incident && versionOf(incident);
    return version && version !== heard ? incidentFrame(reference, ['other'], version) : null;
  }

  function enter(line: Line, { reference, caller }: Wish): void {
    const stream = reference === null ? 'list' : 'incident';
    const lines = reference === null ? list : (byReference.get(reference) ?? new Set<Line>());
    if (reference !== null) byReference.set(reference, lines);
    lines.add(line);
    count += 1;
    callers.set(caller, (callers.get(caller) ?? 0) + 1);
    meters.liveLines.inc({ stream });
    beating ??= setInterval(sendBeat, BEAT).unref();
  }

  /** Forgets a line that has ended. */
  function leave(line: Line, { reference, caller }: Wish): void {
    const lines = reference === null ? list : byReference.get(reference);
    if (!lines?.delete(line)) return;
    if (reference !== null && lines.size === 0) byReference.delete(reference);
    count -= 1;
    const left = (callers.get(caller) ?? 1) - 1;
    if (left > 0) callers.set(caller, left);
    else callers.delete(caller);
    meters.liveLines.dec({ stream: reference === null ? 'list' : 'incident' });
    if (count === 0 && beating) {
      clearInterval(beating);
      beating = null;
    }
  }

  return {
    /** Whether a line may be opened; asked before anything is answered. */
    mayOpen({ reference, caller }: Wish): Opened {
      const now = snapshot();
      if (now && reference !== null && !now.byReference.has(reference)) return 'unknown';
      const why = count >= most || isOver || !now ? 'ceiling' : 'caller';
      const isFull = why === 'ceiling' || (callers.get(caller) ?? 0) >= mostPerCaller;
      if (isFull) meters.liveRefused.inc({ why });
      return isFull ? 'full' : 'open';
    },
    /** Takes a line that may open; returns what is to be called when it has ended. */
    open(line: Line, wish: Wish): () => void {
      enter(line, wish);
      line.write(opening());
      const now = snapshot();
      const frame = now && missed(wish, now);
      if (frame) sender.give(line, frame);
      const off = wish.reference === null ? 0 : homes(wish.reference);
      if (off > 0) sender.give(line, beatFrame({ ...beat(), homes: off }));
      return () => leave(line, wish);
    },
    /** Takes note of a picture that differs from the one before, and tells whoever it concerns. */
    note(next: IncidentSnapshot): void {
      const before = picture;
      picture = next;
      if (!before) return past.begin(next.revision);
      const change = changeBetween(before, next);
      past.add(change);
      sender.toAll(list, listFrame(next.revision, change.changed.keys(), list.size));
      meters.liveEvents.inc({ stream: 'list' }, list.size);
      for (const [reference, lines] of byReference) {
        const kinds = change.changed.get(reference);
        if (!kinds) continue;
        const incident = next.byReference.get(reference);
        sender.toAll(lines, incidentFrame(reference, kinds, incident ? versionOf(incident) : 'gone'));
        meters.liveEvents.inc({ stream: 'incident' }, lines.size);
      }
    },
    /** Tells the pages of a power cut how many homes are still off. No page asks for it: a storm of answers is no storm of questions. */
    noteHomes(reference: string, homes: number): void {
      const lines = byReference.get(reference);
      if (lines) sender.toAll(lines, beatFrame({ ...beat(), homes }));
    },
    lines: () => count,
    settled: sender.settled,
    /** Ends every line, so that the end of the process waits for none; browsers take them up at another node, or later. */
    async stop(): Promise<void> {
      isOver = true;
      if (beating) clearInterval(beating);
      for (const line of everybody()) line.end();
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
