import type { Incident } from '~/domain/incident/incident';
import { SECOND } from '~/domain/time/instant';
import { metrics } from '~/server/lib/metrics';
import type { IncidentSnapshot } from '../incidents';
import { changeBetween } from './changes';
import { beatFrame, incidentFrame, listFrame, opening, reloadFrame, type Beat } from './frames';
import { createBroadcaster, type Connection } from './connections';
import { createChangeLog } from './change-log';

/** Shorter than mobile networks and proxies keep an idle connection open. */
const HEARTBEAT = 20 * SECOND;

export interface LiveOptions {
  readonly maxConnections: number;
  readonly maxPerCaller: number;
  readonly snapshot: () => IncidentSnapshot | null;
  /** The ETag of its API answer. */
  readonly versionOf: (incident: Incident) => string;
  readonly beat: () => Beat;
  /** 0 if a page mustn't say. */
  readonly homes: (reference: string) => number;
}

export type Admission = 'open' | 'unknown' | 'full';

export interface Subscription {
  /** An incident, or null for the list. */
  readonly reference: string | null;
  readonly caller: string;
  readonly lastEventId: string | null;
}

/** Events carry no content: pages read the change themselves. docs/decisions/live.md */
export function createLiveHub({
  maxConnections,
  maxPerCaller,
  snapshot,
  versionOf,
  beat,
  homes,
}: LiveOptions) {
  const list = new Set<Connection>();
  const byReference = new Map<string, Set<Connection>>();
  const countByCaller = new Map<string, number>();
  const changeLog = createChangeLog();
  const broadcaster = createBroadcaster();
  let latest: IncidentSnapshot | null = null;
  let count = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;

  const allConnections = (): Connection[] => [
    ...list,
    ...[...byReference.values()].flatMap((connections) => [...connections]),
  ];

  function sendHeartbeat(): void {
    broadcaster.broadcast(allConnections(), beatFrame(beat()));
  }

  /** The list needs the change log; an incident has its version. */
  function missedFrame(
    { reference, lastEventId }: Subscription,
    now: IncidentSnapshot,
  ): Buffer | null {
    if (lastEventId === null) return null;
    if (reference === null) {
      const changed = changeLog.since(lastEventId);
      if (changed === null) return reloadFrame(now.revision);
      return changed.size > 0 ? listFrame(now.revision, changed, list.size) : null;
    }
    const incident = now.byReference.get(reference);
    const version = incident && versionOf(incident);
    return version && version !== lastEventId ? incidentFrame(reference, ['other'], version) : null;
  }

  function connect(connection: Connection, { reference, caller }: Subscription): void {
    const stream = reference === null ? 'list' : 'incident';
    const connections =
      reference === null ? list : (byReference.get(reference) ?? new Set<Connection>());
    if (reference !== null) byReference.set(reference, connections);
    connections.add(connection);
    count += 1;
    countByCaller.set(caller, (countByCaller.get(caller) ?? 0) + 1);
    metrics.liveConnections.inc({ stream });
    timer ??= setInterval(sendHeartbeat, HEARTBEAT).unref();
  }

  function disconnect(connection: Connection, { reference, caller }: Subscription): void {
    const connections = reference === null ? list : byReference.get(reference);
    if (!connections?.delete(connection)) return;
    if (reference !== null && connections.size === 0) byReference.delete(reference);
    count -= 1;
    const left = (countByCaller.get(caller) ?? 1) - 1;
    if (left > 0) countByCaller.set(caller, left);
    else countByCaller.delete(caller);
    metrics.liveConnections.dec({ stream: reference === null ? 'list' : 'incident' });
    if (count === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
  }

  return {
    mayOpen({ reference, caller }: Subscription): Admission {
      const now = snapshot();
      if (now && reference !== null && !now.byReference.has(reference)) return 'unknown';
      const why = count >= maxConnections || isStopped || !now ? 'ceiling' : 'caller';
      const isFull = why === 'ceiling' || (countByCaller.get(caller) ?? 0) >= maxPerCaller;
      if (isFull) metrics.liveRefused.inc({ why });
      return isFull ? 'full' : 'open';
    },
    open(connection: Connection, subscription: Subscription): () => void {
      connect(connection, subscription);
      connection.write(opening());
      const now = snapshot();
      const frame = now && missedFrame(subscription, now);
      if (frame) broadcaster.send(connection, frame);
      const off = subscription.reference === null ? 0 : homes(subscription.reference);
      if (off > 0) broadcaster.send(connection, beatFrame({ ...beat(), homes: off }));
      return () => disconnect(connection, subscription);
    },
    handleSnapshot(next: IncidentSnapshot): void {
      const before = latest;
      latest = next;
      if (!before) return changeLog.begin(next.revision);
      const change = changeBetween(before, next);
      changeLog.add(change);
      broadcaster.broadcast(list, listFrame(next.revision, change.changed.keys(), list.size));
      metrics.liveEvents.inc({ stream: 'list' }, list.size);
      for (const [reference, connections] of byReference) {
        const kinds = change.changed.get(reference);
        if (!kinds) continue;
        const incident = next.byReference.get(reference);
        broadcaster.broadcast(
          connections,
          incidentFrame(reference, kinds, incident ? versionOf(incident) : 'gone'),
        );
        metrics.liveEvents.inc({ stream: 'incident' }, connections.size);
      }
    },
    sendCustomerCount(reference: string, homes: number): void {
      const connections = byReference.get(reference);
      if (connections) broadcaster.broadcast(connections, beatFrame({ ...beat(), homes }));
    },
    connections: () => count,
    settled: broadcaster.settled,
    /** So shutdown doesn't wait for them; browsers reconnect elsewhere or later. */
    async stop(): Promise<void> {
      isStopped = true;
      if (timer) clearInterval(timer);
      for (const connection of allConnections()) connection.end();
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
