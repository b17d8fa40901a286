/**
 * A moment as pages of the site say it, as a pattern's source: "5:30pm", "noon", or with its date
 * where it isn't today's ("29 November, 1am"), which a test near midnight meets.
 */
export const SPOKEN_MOMENT =
  /(?:\d{1,2} [A-Z][a-z]+(?: \d{4})?, )?(?:\d{1,2}(?::\d\d)?[ap]m|noon|midnight)/.source;
