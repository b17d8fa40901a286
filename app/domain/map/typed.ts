/** The query item with the typed text, on the search page and on the way to the pin page. */
export const TYPED = 'value';
