export const SEARCH_PAGE_SIZE = 10;
export const MAX_PHRASE = 200;
