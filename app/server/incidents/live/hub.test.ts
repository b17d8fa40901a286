import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { withinMs } from './frames';
import { createLiveHub, type Subscription } from './hub';
import type { Connection } from './connections';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const cut = exampleIncident({ reference: 'INCD-1-A', estimateText: '10 Mar 15:00 - 16:00' });
const other = exampleIncident({ reference: 'INCD-2-A' });
const later: Incident = { ...cut, estimateText: '10 Mar 17:00 - 18:00' };

function startHub({ maxConnections = 100, maxPerCaller = 10 } = {}) {
  let snapshot = buildSnapshot([cut, other], 1);
  const hub = createLiveHub({
    maxConnections,
    maxPerCaller,
    snapshot: () => snapshot,
    versionOf: ({ reference, estimateText }) =>
      `${reference}-${estimateText?.length ?? 0}${estimateText?.at(8) ?? ''}`,
    beat: () => ({ checked: '2:15pm', checkedIso: '2026-03-10T14:15:00.000Z', stale: false }),
    homes: (reference) => (reference === 'INCD-7-A' ? 4 : 0),
  });
  hub.handleSnapshot(snapshot);
  return {
    hub,
    revision: () => snapshot.revision,
    async show(...incidents: Incident[]) {
      snapshot = buildSnapshot(incidents, snapshot.takenAt + 1);
      hub.handleSnapshot(snapshot);
      await hub.settled();
    },
  };
}

function browser(stuck = false) {
  const written: Buffer[] = [];
  const connection = {
    writableLength: 0,
    writableEnded: false as boolean,
    destroyed: false as boolean,
    write(frame: Buffer) {
      written.push(frame);
      if (stuck) connection.writableLength += frame.length;
    },
    end: () => void (connection.writableEnded = true),
    destroy: () => void (connection.destroyed = true),
  } satisfies Connection;
  const events = () =>
    written
      .map(String)
      .filter((text) => text.includes('event: '))
      .map((text) => ({
        id: /^id: (.*)$/m.exec(text)?.[1],
        event: /^event: (.*)$/m.exec(text)?.[1],
        data: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '') as unknown,
      }));
  return { connection, written, events };
}

const wish = (over: Partial<Subscription> = {}): Subscription => ({
  reference: null,
  caller: 'a',
  lastEventId: null,
  ...over,
});
const ofCut = (over: Partial<Subscription> = {}) => wish({ reference: 'INCD-1-A', ...over });

describe('a change', () => {
  it.each([
    [0, 1500],
    [750, 1500],
    [751, 1502],
    [5000, 10_000],
    [15_000, 20_000],
  ])('of the list is asked for, where %i listen, within %i ms', (listening, within) =>
    expect(withinMs(listening)).toBe(within),
  );

  it('of the list says so where many listen [X-117]', async () => {
    const { hub, show } = startHub({ maxConnections: 1000, maxPerCaller: 1000 });
    const last = browser();
    for (let more = 0; more < 799; more += 1) hub.open(browser().connection, wish());
    hub.open(last.connection, wish());
    await show(later, other);
    expect(last.events()).toMatchObject([{ data: { count: 1, within: 1600 } }]);
  });

  it('is told to whoever it concerns, once, in the same bytes', async () => {
    const { hub, show, revision } = startHub();
    const [one, two, list, away] = [browser(), browser(), browser(), browser()];
    hub.open(one.connection, ofCut());
    hub.open(two.connection, ofCut());
    hub.open(list.connection, wish());
    hub.open(away.connection, wish({ reference: 'INCD-2-A' }));
    await show(later, other);
    expect(one.events()).toEqual([
      {
        id: 'INCD-1-A-207',
        event: 'change',
        data: { reference: 'INCD-1-A', changed: ['estimate'] },
      },
    ]);
    expect(one.written.at(-1)).toBe(two.written.at(-1));
    expect(list.events()).toEqual([
      { id: revision(), event: 'change', data: { count: 1, references: ['INCD-1-A'] } },
    ]);
    expect(away.events()).toEqual([]);
  });

  it('that says an incident is gone, or new', async () => {
    const { hub, show } = startHub();
    const [mine, list] = [browser(), browser()];
    hub.open(mine.connection, ofCut());
    hub.open(list.connection, wish());
    await show(other, exampleIncident({ reference: 'INCD-3-A' }));
    expect(mine.events().map(({ data }) => data)).toEqual([
      { reference: 'INCD-1-A', changed: ['gone'] },
    ]);
    expect(list.events().map(({ data }) => data)).toEqual([
      { count: 2, references: ['INCD-3-A', 'INCD-1-A'] },
    ]);
  });

  it('of many names only how many', async () => {
    const { hub, show } = startHub();
    const list = browser();
    hub.open(list.connection, wish());
    await show(
      ...Array.from({ length: 60 }, (_, index) =>
        exampleIncident({ reference: `INCD-9-${index}` }),
      ),
    );
    expect(list.events()[0]?.data).toEqual({ count: 62 });
  });
});

describe('how many homes are still off [X-72, X-104]', () => {
  it('is told to the pages of that power cut alone, without a name, so that nobody asks anew', async () => {
    const { hub } = startHub();
    const [mine, others, list] = [browser(), browser(), browser()];
    hub.open(mine.connection, ofCut());
    hub.open(others.connection, wish({ reference: 'INCD-9-A' }));
    hub.open(list.connection, wish());
    hub.sendCustomerCount('INCD-1-A', 3);
    await hub.settled();
    expect(mine.events()).toEqual([
      {
        id: undefined,
        event: 'beat',
        data: expect.objectContaining({ checked: '2:15pm', homes: 3 }) as unknown,
      },
    ]);
    expect([...others.events(), ...list.events()]).toEqual([]);
  });

  it('is told to a line that opens, where it is known', () => {
    const { hub } = startHub();
    const [known, unknown] = [browser(), browser()];
    hub.open(known.connection, wish({ reference: 'INCD-7-A' }));
    hub.open(unknown.connection, ofCut());
    expect(known.events().map(({ data }) => data)).toEqual([expect.objectContaining({ homes: 4 })]);
    expect(unknown.events()).toEqual([]);
  });
});

describe('a line that was away', () => {
  it('hears what it missed of the list, and nothing twice', async () => {
    const { hub, show, revision } = startHub();
    const first = revision();
    await show(later, other);
    await show(later, { ...other, customersAffected: 7 });
    const [back, still] = [browser(), browser()];
    hub.open(back.connection, wish({ lastEventId: first }));
    hub.open(still.connection, wish({ lastEventId: revision() }));
    expect(back.events()).toEqual([
      { id: revision(), event: 'change', data: { count: 2, references: ['INCD-1-A', 'INCD-2-A'] } },
    ]);
    expect(still.events()).toEqual([]);
  });

  it('beyond what is remembered is told to read anew', async () => {
    const { hub, show, revision } = startHub();
    const first = revision();
    for (let index = 1; index <= 130; index += 1)
      await show({ ...cut, customersAffected: index }, other);
    const [long, foreign] = [browser(), browser()];
    hub.open(long.connection, wish({ lastEventId: first }));
    hub.open(foreign.connection, wish({ lastEventId: 'of-another-world' }));
    for (const one of [long, foreign])
      expect(one.events()).toEqual([{ id: revision(), event: 'reload', data: {} }]);
  });

  it('of one incident hears of a change however long it was away, at whichever node', async () => {
    const { hub, show } = startHub();
    await show(later, other);
    const [behind, same] = [browser(), browser()];
    hub.open(behind.connection, ofCut({ lastEventId: 'INCD-1-A-205' }));
    hub.open(same.connection, ofCut({ lastEventId: 'INCD-1-A-207' }));
    expect(behind.events().map(({ id, event }) => [id, event])).toEqual([
      ['INCD-1-A-207', 'change'],
    ]);
    expect(same.events()).toEqual([]);
  });
});

describe('room', () => {
  it('is for so many, and for so many of one caller; whoever leaves gives it back', () => {
    const { hub } = startHub({ maxConnections: 3, maxPerCaller: 2 });
    const leave = [1, 2].map(() => hub.open(browser().connection, wish()));
    expect(hub.mayOpen(wish())).toBe('full');
    expect(hub.mayOpen(wish({ caller: 'b' }))).toBe('open');
    hub.open(browser().connection, wish({ caller: 'b' }));
    expect(hub.mayOpen(wish({ caller: 'c' }))).toBe('full');
    leave[0]?.();
    leave[0]?.();
    expect(hub.connections()).toBe(2);
    expect(hub.mayOpen(wish())).toBe('open');
  });

  it('is not for an incident that nobody knows', () => {
    expect(startHub().hub.mayOpen(wish({ reference: 'INCD-8-A' }))).toBe('unknown');
  });

  it('is not held by whoever does not read', async () => {
    const { hub, show } = startHub();
    const [stuck, quick] = [browser(true), browser()];
    hub.open(stuck.connection, ofCut());
    hub.open(quick.connection, ofCut());
    for (let index = 1; index <= 600; index += 1)
      await show({ ...cut, customersAffected: index }, other);
    expect(stuck.connection.destroyed).toBe(true);
    expect(stuck.connection.writableLength).toBeLessThan(32_000);
    expect(quick.events()).toHaveLength(600);
  });
});

it('a sign of life goes to all every twenty seconds, for as long as anybody listens', async () => {
  const { hub } = startHub();
  const [one, two] = [browser(), browser()];
  const leave = [hub.open(one.connection, wish()), hub.open(two.connection, ofCut())];
  vi.advanceTimersByTime(20_000);
  await hub.settled();
  expect(String(one.written.at(-1))).toMatch(/^: beat\nevent: beat\ndata: .*2:15pm/);
  expect(one.written.at(-1)).toBe(two.written.at(-1));
  leave.forEach((end) => end());
  expect(vi.getTimerCount()).toBe(0);
});

it('at the end every line is ended, and none is opened', async () => {
  const { hub } = startHub();
  const [one, two] = [browser(), browser()];
  hub.open(one.connection, wish());
  hub.open(two.connection, ofCut());
  await hub.stop();
  expect([one.connection.writableEnded, two.connection.writableEnded]).toEqual([true, true]);
  expect(hub.mayOpen(wish())).toBe('full');
});
