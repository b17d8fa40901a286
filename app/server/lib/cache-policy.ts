/** Those of /api are fixed by api.openapi.yaml. */
export const cachePolicy = {
  /** Depends on the visitor's session, or is an error. */
  private: 'private, no-store',
  /** Depends on an MPAN, phone number or address, or answers a form. */
  noStore: 'no-store',
  /** Ten seconds, then revalidated in the background. */
  live: 'public, max-age=10, stale-while-revalidate=30, stale-if-error=600',
  /** The same for everyone, but may change within minutes in an emergency. */
  minute: 'public, max-age=60',
  /** CMS content; edits show within a minute. */
  content: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  hour: 'public, max-age=3600, stale-if-error=86400',
  /** Reference data that changes with a release. */
  day: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
} as const;
export type CachePolicy = (typeof cachePolicy)[keyof typeof cachePolicy];
