/**
 * Returns whether the text is a GUID, as for correlation ids and upload sessions. Specification:
 * form engine, section 5 Other; decision F-616.
 */
export const isGuid = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
