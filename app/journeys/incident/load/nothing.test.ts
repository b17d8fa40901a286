import { expect, it, vi } from 'vitest';
import { LiveData } from '~/server/content/schema';
import { emptyVisit } from '~/server/visit/session.server';
import { nothingKnown } from './nothing.server';

const checked = {
  time: null,
  checked: '2pm',
  iso: '',
  checkedIso: '',
  sentence: null,
  first: false,
  live: true,
};

async function known(on: boolean, two: boolean, three: boolean) {
  const twoCalls = vi.fn(async () => two);
  const sources = {
    supply: { twoCalls, threeCalls: async () => three, smartMeterCheck: async () => null },
    content: {
      live: () => LiveData.parse({ twoCallsCheckEnabled: on }),
      page: () => null,
      dictionary: () => ({}),
    },
  } as unknown as Parameters<typeof nothingKnown>[0];
  const asked = { postcode: 'SE4 9ZA', pin: null, visit: emptyVisit(), checked, now: 0 };
  return {
    aware: (await nothingKnown(sources, asked)).aware,
    askedTwo: twoCalls.mock.calls.length,
  };
}

it.each([
  ['two calls, toggle on', true, true, false, true],
  ['two calls, toggle off', false, true, false, false],
  ['three calls', false, false, true, true],
  ['neither', true, false, false, false],
])('%s [J-009, J-076 to J-078]', async (_, on, two, three, aware) => {
  expect(await known(on, two, three)).toEqual({ aware, askedTwo: on ? 1 : 0 });
});
