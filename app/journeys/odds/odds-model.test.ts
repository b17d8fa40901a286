import { describe, expect, it } from 'vitest';
import { REFIT } from '~/domain/odds/replay';
import { NO_SCORE } from '~/domain/odds/score';
import { DAY } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { language as languageTexts, odds as oddsTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';

import { oddsPageModel } from './odds-model';

const now = fromLondon(2026, 7, 20, 14, 40);
const t = textsOf({ ...languageTexts, ...oddsTexts });

describe('the page', () => {
  const score = { ...NO_SCORE, moments: 200, withinEight: 161, estimated: 150, withinWindow: 20 };
  const week = (index: number, known = {}) => ({
    from: now - (index + 1) * REFIT,
    to: now - index * REFIT,
    silent: 0,
    score: { ...score, ...known },
  });
  const learned = {
    learned: {
      cells: { all: [20, 210, 3000, 4000] as const },
      since: now - 40 * DAY,
      until: now,
      powerCuts: 1234,
      most: 80,
    },
    weeks: [week(2, { moments: 0 }), week(1), week(0, { estimated: 0 })],
    learnedAt: now - DAY,
  };

  it('says from what was learned, and shows the weeks in which both can be told', () => {
    const { state, record } = oddsPageModel(learned, { isOn: true, now, t });
    expect(state[0]).toContain('learn from 1,234 power cuts since Wednesday 10 June');
    expect(state[0]).toContain('within 3.5 hours, 8 in 10 within 2.1 days');
    expect(state[1]).toContain('Sunday 19 July');
    expect(record).toEqual([
      expect.objectContaining({
        chart: expect.objectContaining({
          xAxis1Labels: ['6 Jul'],
          barData: { label: 'Our 8 in 10', data: [81] },
          lineData: { label: 'Our engineers’ hour', data: [13] },
        }) as unknown,
      }),
    ]);
  });

  it.each([
    ['nothing was learned', null, true, 'for now we say nothing'],
    [
      'too little was learned',
      { ...learned, learned: { ...learned.learned, powerCuts: 10 } },
      true,
      'we say nothing',
    ],
    ['it is switched off', learned, false, 'switched this off'],
  ])('%s', (_, known, isOn, sentence) =>
    expect(oddsPageModel(known, { isOn, now, t }).state).toEqual([
      expect.stringContaining(sentence),
    ]),
  );
});
