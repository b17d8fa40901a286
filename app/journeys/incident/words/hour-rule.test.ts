import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { hourRule, placeOn, scaleAround, ticksOf, type Moments } from './hour-rule';
import { englishTimes } from '~/words/english-times';

const words = { reported: 'Reported', now: 'Now', window: 'Back on', end: 'Back on' };
const at = (hour: number, minute = 0, day = 20) => fromLondon(2026, 11, day, hour, minute);
const none: Moments = { reported: null, now: null, window: null, end: null };

describe('scaleAround', () => {
  it('leaves air around its moments and stretches a single one', () => {
    expect(scaleAround([at(12), at(18)])).toEqual({ from: at(11), to: at(19) });
    expect(scaleAround([at(12)])).toEqual({ from: at(12) - 20 * MINUTE, to: at(14, 20) });
    expect(scaleAround([])).toBeNull();
  });
  it('gives up beyond the days that a rule can show', () =>
    expect(scaleAround([at(12), at(12) + 7 * DAY])).toBeNull());
});

describe('ticksOf', () => {
  it.each([
    ['hours', 4 * HOUR, ['noon', '1pm', '2pm', '3pm', '4pm']],
    ['every second hour', 10 * HOUR, ['noon', '2pm', '4pm', '6pm', '8pm', '10pm']],
    ['every sixth hour', DAY, ['noon', '6pm', 'midnight', '6am', 'noon']],
    ['days', 5 * DAY, ['Sat 21', 'Sun 22', 'Mon 23', 'Tue 24', 'Wed 25']],
  ])('%s', (_, span, labels) =>
    expect(
      ticksOf({ from: at(12), to: at(12) + span }, englishTimes).map(({ label }) => label),
    ).toEqual(labels),
  );

  it('counts London hours over the change to winter time', () => {
    const from = fromLondon(2026, 10, 25, 0);
    expect(ticksOf({ from, to: from + 5 * HOUR }, englishTimes).map(({ label }) => label)).toEqual([
      'midnight',
      '1am',
      '1am',
      '2am',
      '3am',
      '4am',
    ]);
  });
  it.each([1, 3, 7, 13, 30, 60, 100, 144])('never crowds: %d hours', (hours) =>
    expect(
      ticksOf({ from: at(12, 7), to: at(12, 7) + hours * HOUR }, englishTimes).length,
    ).toBeLessThanOrEqual(7),
  );
});

describe('hourRule', () => {
  it('draws report, now and window in their order', () => {
    const rule = hourRule(
      { ...none, reported: at(13, 12), now: at(14, 40), window: { from: at(16), to: at(17, 30) } },
      words,
      englishTimes,
    );
    expect(rule?.reported?.label).toBe('Reported');
    expect(rule?.window?.label).toBe('Back on');
    expect(rule?.past).toEqual({ from: rule?.reported?.x, to: rule?.now?.x });
    const xs = [rule?.reported?.x, rule?.now?.x, rule?.window?.x].map(Number);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });
  it('drops a word that would stand on another', () => {
    const late = hourRule(
      { ...none, reported: at(13), now: at(16, 30), window: { from: at(16), to: at(17, 30) } },
      words,
      englishTimes,
    );
    expect(late?.window?.label).toBe('');
    const fresh = hourRule(
      { ...none, reported: at(13), now: at(13, 5), window: { from: at(20), to: at(22) } },
      words,
      englishTimes,
    );
    expect(fresh?.reported?.label).toBe('');
  });
  it('draws what is over from the report to its end', () => {
    const rule = hourRule({ ...none, reported: at(10), end: at(12) }, words, englishTimes);
    expect(rule?.past).toEqual({ from: rule?.reported?.x, to: rule?.end?.x });
    expect(rule?.now).toBeNull();
  });
  it('draws nothing from a single moment', () => {
    expect(hourRule({ ...none, now: at(12) }, words, englishTimes)).toBeNull();
    expect(hourRule(none, words, englishTimes)).toBeNull();
  });
  it('keeps everything on the rule', () => {
    const rule = hourRule(
      { ...none, reported: at(1), now: at(2), window: { from: at(3), to: at(9) } },
      words,
      englishTimes,
    );
    const xs = [
      rule?.reported?.x,
      rule?.now?.x,
      rule?.window?.x,
      (rule?.window?.x ?? 0) + (rule?.window?.width ?? 0),
    ];
    xs.forEach((x) => expect(x).toBeGreaterThanOrEqual(0));
    xs.forEach((x) => expect(x).toBeLessThanOrEqual(100));
  });
});

it('places by proportion', () => expect(placeOn({ from: 0, to: 300 }, 100)).toBe(33.33));
