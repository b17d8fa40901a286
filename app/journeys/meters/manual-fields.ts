/** Layout only; validation is in forms/schemas/finders.ts. */
interface ManualField {
  readonly name: string;
  readonly autoComplete: string;
  readonly type?: 'tel' | 'email';
  readonly width?: 'mid' | 'short';
  readonly optional?: boolean;
  readonly hint?: boolean;
}

export const aboutYou: readonly ManualField[] = [
  { name: 'title', autoComplete: 'honorific-prefix', width: 'short', optional: true },
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'telephoneNumber', autoComplete: 'tel', type: 'tel', width: 'mid', hint: true },
  { name: 'emailAddress', autoComplete: 'email', type: 'email' },
];

export const whereItIs: readonly ManualField[] = [
  { name: 'addressLine1', autoComplete: 'address-line1', hint: true },
  { name: 'addressLine2', autoComplete: 'address-line2', optional: true },
  { name: 'addressLine3', autoComplete: 'address-line3', optional: true },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'postcode', autoComplete: 'postal-code', width: 'mid' },
  { name: 'what3Words', autoComplete: 'off', optional: true, hint: true },
];

export const more: readonly ManualField[] = [
  { name: 'meterNumber', autoComplete: 'off', width: 'mid', optional: true, hint: true },
];

export type { ManualField };
