/** In bytes: ten thousand power cuts of the live shape are 35 MB. */
export const MOST_BYTES = 48_000_000;

/** Pages are read until the total that the answer states is reached. */
export type FeedRequest =
  | { readonly kind: 'whole' }
  /** Opendatasoft: `limit` and `offset` for `/records`, one answer for `/exports/json`. */
  | { readonly kind: 'opendatasoft' }
  /** CKAN's `datastore_search`: `limit` and `offset`. */
  | { readonly kind: 'ckan' }
  /** Electricity North West: `pageSize` and `pageNumber`. */
  | { readonly kind: 'numbered pages' }
  /** SP Energy Networks' web site: a count, then pages, by POST. */
  | { readonly kind: 'counted pages by post' }
  /** ESB Networks: a list of ids, then a request for each. */
  | { readonly kind: 'list and details' };

/** Keys as Opendatasoft and ESB want them; some refuse callers without a usual name. */
export const feedHeaders = (key: string | undefined): Record<string, string> => ({
  'User-Agent': 'Mozilla/5.0 (compatible; power cut web site)',
  ...(key && { Authorization: `Apikey ${key}`, 'API-Subscription-Key': key }),
});
