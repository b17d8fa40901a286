/** Keep events short: NOTIFY carries about 5 kB. */
export interface ClusterEvents {
  hello: null;
  /** The revision of a newly written snapshot. */
  snapshot: string;
  content: string;
  /** Rate limit usage: the limit's name, rate and burst, the caller, and the number of calls. */
  spent: readonly (readonly [
    name: string,
    perMinute: number,
    burst: number,
    caller: string,
    count: number,
  ])[];
}
export type Topic = keyof ClusterEvents;

/**
 * The nodes of one site: processes that share a database. The leader polls sources that should have
 * a single caller; if the database fails, each node carries on alone. docs/decisions/edge.md
 */
export interface Cluster {
  leads(): boolean;
  isLinked(): boolean;
  /** Doesn't try for the lead again for `ms` milliseconds. */
  yieldLead(ms: number): void;
  onLead(listener: () => void): void;
  /** Lost if this node isn't connected. */
  publish<T extends Topic>(topic: T, value: ClusterEvents[T]): void;
  subscribe<T extends Topic>(topic: T, listener: (value: ClusterEvents[T]) => void): void;
  stop(): Promise<void>;
}
