const LONGEST = 254;

/**
 * An address-like pattern: local part, @, domain, dot, ending. Endings of any length are taken, as they are longer than four
 * letters today. Specification: journeys, section 5 "Offers email"; decision J-935.
 */
export const isEmailLike = (text: string): boolean =>
  text.length <= LONGEST &&
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(
    text,
  );
