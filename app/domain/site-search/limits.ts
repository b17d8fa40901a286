/** Results on one page of the site's search. Journeys, section 9: search page size. */
export const SEARCH_PAGE_SIZE = 10;
/** The maximum length of a phrase. */
export const MAX_PHRASE = 200;
