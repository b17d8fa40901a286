/** Named Cache-Control values, each with its reason. The values that /api answers carry are fixed by api.openapi.yaml. */
export const cachePolicy = {
  /** Shaped by the visitor's session, or an error: no cache keeps it. */
  private: 'private, no-store',
  /** Depends on a meter point, a telephone number or an address; answers of forms. */
  noStore: 'no-store',
  /** The live picture of the network: ten seconds, then revalidated in the background. */
  live: 'public, max-age=10, stale-while-revalidate=30, stale-if-error=600',
  /** May change within minutes in an emergency, and is the same for everyone. */
  minute: 'public, max-age=60',
  /** Edited content; an edit shows within a minute. */
  content: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  /** A table that changes rarely. */
  hour: 'public, max-age=3600, stale-if-error=86400',
  /** Reference data that changes with a release. */
  day: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
} as const;
export type CachePolicy = (typeof cachePolicy)[keyof typeof cachePolicy];
