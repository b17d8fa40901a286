import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../time/instant';
import { fromLondon } from '../../time/london-time';
import { exampleStep } from '../../../../tests/fixtures/example-incident';
import { nextNewsOf } from './next-news';

const now = fromLondon(2026, 11, 20, 12, 40);
const step = (message: string, at: number | null = now - HOUR) =>
  exampleStep('Reported', { active: true, at, message });
const at = (hour: number, minute = 0, day = 20) => fromLondon(2026, 11, day, hour, minute);

describe('the next news', () => {
  it.each<[string, number | null]>([
    ['<p>We are finding the fault. Next update by 1:30pm.</p>', at(13, 30)],
    ['Next news at 13:30', at(13, 30)],
    ['Our next update will be by 2pm', at(14)],
    ['We will update you again at <b>13.30</b>', at(13, 30)],
    ["We'll update you before 5 pm.", at(17)],
    ['Next update by 11pm', at(23)],
    ['We will update you until all is well. Next update by 13:30', at(13, 30)],
    ['We will update you until everyone’s power is back on', null],
    ['An update from our team at 2pm', null],
    ['We hope to have your power back by 2pm', null],
    ['Next update soon. Sent by our team at 14:00', null],
    ['Next update by 2', null],
    ['Next update by 25:00', null],
    ['Next update by 14pm', null],
    ['Next update by 12:30', null],
    ['Next update by 11:00', null],
    ['Next update by 1:30', null],
  ])('%s', (message, expected) => expect(nextNewsOf([step(message)], now)).toBe(expected));

  it('belongs to the day on which it was said, also over midnight', () => {
    const late = fromLondon(2026, 11, 20, 23, 50);
    expect(nextNewsOf([step('Next update by 00:30', late)], late + MINUTE)).toBe(at(0, 30, 21));
  });
  it('is what was promised last, and nothing once that is over', () => {
    const older = step('Next update by 3pm', now - 3 * HOUR);
    expect(nextNewsOf([older, step('Next update by 2pm')], now)).toBe(at(14));
    expect(nextNewsOf([older, step('Next update by 12:30')], now)).toBeNull();
    expect(nextNewsOf([older, step('Engineers are on site')], now)).toBe(at(15));
  });
  it('is not read from an update without a time of its own', () =>
    expect(nextNewsOf([step('Next update by 2pm', null)], now)).toBeNull());
});
