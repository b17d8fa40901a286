/**
 * In a page that is cached for many. React escapes `<` in all texts and rich text is sanitised, so
 * no text of a visitor or an editor can contain it.
 */
export const DONUT_HOLE = '<!--visitor-->';
