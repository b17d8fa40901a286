/** 070 is a number that is passed on at the caller's cost, 076 a pager but for the Isle of Man's 07624: no text of ours goes there. */
const MOBILE = /^(?:0|\+44)(7(?:[1-57-9]\d\d|624)\d{6})$/;
/** Longer than any number with a space between all its digits: nothing else is worth a look. */
const LONGEST_TEXT = 40;

/**
 * A UK mobile number as "+447700900123": 0 or +44, then 7 and nine digits of a mobile. Spaces are taken out before anything is checked, and
 * nothing is cut while typing. Specification: journeys, section 5; decision J-946. Null for anything else.
 */
export function parseMobile(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const national = MOBILE.exec(text.normalize('NFKC').replace(/\s/g, ''))?.[1];
  return national ? `+44${national}` : null;
}

/** The same as text message services write a sender: "447700900123" and "00447700900123" as well. Null for who is no UK mobile. */
export function parseSender(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const bare = text.normalize('NFKC').replace(/[\s().-]/g, '');
  return parseMobile(bare) ?? parseMobile(bare.replace(/^(?:00)?44/, '+44'));
}
