import { DAY, HOUR, MINUTE, type Instant } from './instant';

const RELATIVE = /^now(?:([+-])(?=\d)(?:(\d{1,3})d)?(?:(\d{1,3})h)?(?:(\d{1,3})m)?)?$/;
/** Relative times move in steps, so that pages stay the same between them. */
export const RELATIVE_STEP = 10 * MINUTE;

/**
 * For demonstration content: "now", "now-2h20m", "now+1d", in steps of ten minutes. Null for
 * anything else.
 */
export function relativeTime(text: string, now: Instant): Instant | null {
  const match = RELATIVE.exec(text.trim());
  if (!match) return null;
  const [, sign, days = '0', hours = '0', minutes = '0'] = match;
  const distance = Number(days) * DAY + Number(hours) * HOUR + Number(minutes) * MINUTE;
  return Math.floor((now + (sign === '-' ? -distance : distance)) / RELATIVE_STEP) * RELATIVE_STEP;
}
