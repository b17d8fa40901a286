/** The server must know these: `<input type="image">` sends pixels of the displayed box. */
export const PIN_SIZES = {
  small: { width: 288, height: 340 },
  wide: { width: 620, height: 440 },
} as const;
export type PinSize = keyof typeof PIN_SIZES;
export const isPinSize = (value: unknown): value is PinSize =>
  value === 'small' || value === 'wide';

export const NUDGES = ['north', 'south', 'east', 'west'] as const;
export type Nudge = (typeof NUDGES)[number];
