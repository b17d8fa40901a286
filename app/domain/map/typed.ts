/** The item of an address that carries what a visitor typed, on the search page and on from there to the pin page. */
export const TYPED = 'value';
