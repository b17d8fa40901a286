/** The events that nodes send each other. Keep them short: NOTIFY carries about 5 kB. */
export interface ClusterEvents {
  /** A node has joined. */
  hello: null;
  /** A new snapshot of the incidents was written; its revision. */
  snapshot: string;
  /** The CMS reported a change. */
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
 * The nodes of one site: processes that share a database. One of them leads, and polls sources that
 * should have a single caller. If the database fails, each node carries on alone.
 * docs/decisions/edge.md
 */
export interface Cluster {
  /** Whether this node is the leader. */
  leads(): boolean;
  /** Whether this node is connected to the others. */
  isLinked(): boolean;
  /** Gives up the lead and doesn't try for it again for `ms` milliseconds. */
  yieldLead(ms: number): void;
  /** Calls the listener whenever this node becomes the leader. */
  onLead(listener: () => void): void;
  /** Sends an event to the other nodes. It is lost if this node isn't connected. */
  publish<T extends Topic>(topic: T, value: ClusterEvents[T]): void;
  subscribe<T extends Topic>(topic: T, listener: (value: ClusterEvents[T]) => void): void;
  /** Gives up the lead and disconnects. */
  stop(): Promise<void>;
}
