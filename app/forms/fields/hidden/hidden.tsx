/** Sent, never shown. Specification: form engine, section 3. */
export const Hidden = () => null;
