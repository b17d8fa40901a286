/** What one node may tell the others. Short: the database carries about 5 kB at once. */
export interface ClusterEvents {
  /** A node is there. */
  hello: null;
  /** The picture of the incidents was written anew. */
  snapshot: string;
  /** The content system said that something changed. */
  content: string;
  /** What callers used up of a limit: its name, so many a minute and at once, and how often by whom. */
  spent: readonly (readonly [name: string, perMinute: number, burst: number, caller: string, count: number])[];
}
export type Topic = keyof ClusterEvents;

/**
 * The nodes of one site: processes that share a database. One of them leads, and speaks to what should bear one caller at a time.
 * Everything here may fail with the database; then each node goes on by itself. docs/decisions/edge.md
 */
export interface Cluster {
  /** Whether this node is the one that leads. */
  leads(): boolean;
  /** Whether the others can be heard. */
  isLinked(): boolean;
  /** Gives the lead away, and does not ask for it again for so long. */
  yieldLead(ms: number): void;
  /** Is called whenever this node begins to lead. */
  onLead(listener: () => void): void;
  /** Tells the other nodes; what cannot be told is lost. */
  publish<T extends Topic>(topic: T, value: ClusterEvents[T]): void;
  subscribe<T extends Topic>(topic: T, listener: (value: ClusterEvents[T]) => void): void;
  /** Gives the lead away at once and says nothing any more. */
  stop(): Promise<void>;
}
