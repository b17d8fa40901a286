/**
 * Where a visitor's own part belongs in a page that is cached for many. React escapes `<` in all texts and rich text is sanitised, so no
 * word of a visitor or an editor can look like it.
 */
export const DONUT_HOLE = '<!--visitor-->';
