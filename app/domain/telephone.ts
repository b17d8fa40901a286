/**
 * A telephone number that starts with 0 or +44 and goes on with 10 digits, without the spaces that people type; null for
 * anything else. Specification: journeys, section 5 (Manual form); wire contract: TelephoneNumber.
 */
export function parseTelephone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const number = text.replace(/[\s()-]/g, '');
  return /^(?:0|\+44)\d{10}$/.test(number) ? number : null;
}
