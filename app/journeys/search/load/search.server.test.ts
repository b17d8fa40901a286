import { describe, expect, it, vi } from 'vitest';
import { choiceOf } from '~/server/ports/addresses/choice.server';
import { SEARCH_MODES } from '~/domain/address-search';
import { Failure } from '~/domain/failure';
import { flat, foreign, own, setUp } from '../../../../tests/fixtures/search-example';
import { selectAddress } from './search.server';
import { emptyVisit } from '~/server/visit/session.server';

describe('selecting an own address [L-064, L-065, L-067, L-068, L-070 to L-073]', () => {
  it.each(['header', 'power-cut', 'homepage', 'storm'] as const)(
    'in %s mode keeps it and goes on to the incident page',
    async (mode) => {
      const selected = await setUp().select(choiceOf(own), mode);
      expect(selected).toMatchObject({
        kind: 'incident',
        visit: {
          searchedAddress: { postcode: 'CB1 9ZA', mpan: own.mpan },
          originPostcodeSector: 'CB1 9',
          futurePlannedIncidentRef: null,
          recents: [{ mpan: own.mpan }],
        },
      });
    },
  );
  it.each(['form', 'mpan', 'area'] as const)(
    'in %s mode only chooses: nothing is remembered as searched',
    async (mode) => {
      const { select, supply } = setUp();
      expect(await select(choiceOf(own), mode)).toMatchObject({
        kind: 'chosen',
        address: { mpan: own.mpan },
        visit: { searchedAddress: null, recents: [], chosenAddress: { mpan: own.mpan } },
      });
      expect(supply.rotaLoadCheck).not.toHaveBeenCalled();
    },
  );
  it('in export mode asks the export list', async () => {
    const { select, addresses } = setUp();
    expect(await select(choiceOf({ ...own, mpan: '1000000000555' }), 'export')).toMatchObject({
      kind: 'chosen',
      address: { houseNo: 'EXPORT' },
    });
    expect(addresses.search).not.toHaveBeenCalled();
  });
  it('finds a flat within its group', async () =>
    expect(await setUp().select(choiceOf(flat))).toMatchObject({ kind: 'incident' }));
});

describe('the rota load check [L-125, L-600]', () => {
  const rota = choiceOf({ ...own, postcode: 'TN1 9ZA' });
  it('sends to the schedule page before anything else', async () =>
    expect(await setUp().select(rota)).toEqual({
      kind: 'schedule',
      url: 'https://schedule.example/l-p?postcode=TN19ZA',
      postcode: 'TN1 9ZA',
      blocks: ['P', 'L'],
    }));
  it('comes before the distributor rule', async () => {
    const { select, supply } = setUp();
    supply.rotaLoadCheck.mockResolvedValue({ redirect: true, blocks: ['A'] });
    expect(await select(choiceOf(foreign))).toMatchObject({ kind: 'schedule' });
    expect(supply.logPostcodeSearch).not.toHaveBeenCalled();
  });
  it('is not made while power sharing is off [L-009, L-124, L-319]', async () => {
    const { select, supply } = setUp({ powerSharingEnabled: false });
    expect(await select(rota)).toMatchObject({ kind: 'incident' });
    expect(supply.rotaLoadCheck).not.toHaveBeenCalled();
  });
  it('is ignored when it fails', async () => {
    const { select, supply } = setUp();
    supply.rotaLoadCheck.mockRejectedValue(new Failure('unavailable', 'down'));
    expect(await select(rota)).toMatchObject({ kind: 'incident' });
  });
  it('is ignored when it takes longer than two seconds', async () => {
    vi.useFakeTimers();
    const { select, supply } = setUp();
    supply.rotaLoadCheck.mockReturnValue(new Promise(() => undefined));
    const selected = select(rota);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await selected).toMatchObject({ kind: 'incident' });
    vi.useRealTimers();
  });
});

describe("another distributor's address", () => {
  it.each(['header', 'power-cut', 'homepage', 'storm', 'mpan'] as const)(
    'in %s mode shows who to call, and records the search [L-061 to L-063]',
    async (mode) => {
      const { select, supply } = setUp();
      expect(await select(choiceOf(foreign), mode)).toEqual({
        kind: 'other-distributor',
        postcode: 'M1 9ZA',
        distributor: {
          name: 'Electricity North West',
          logo: null,
          phone: '0808 157 0116',
          website: 'https://enw.example/',
        },
      });
      expect(supply.logPostcodeSearch).toHaveBeenCalledExactlyOnceWith({
        mpan: foreign.mpan,
        postcode: 'M1 9ZA',
        isMultipin: false,
      });
    },
  );
  it.each(['form', 'area'] as const)('in %s mode is chosen', async (mode) =>
    expect(await setUp().select(choiceOf(foreign), mode)).toMatchObject({ kind: 'chosen' }),
  );
  it('is turned away by a form that takes own addresses only [L-060]', async () => {
    const { gateways, logger } = setUp();
    const choosing = {
      visit: emptyVisit(),
      mode: 'form',
      choice: choiceOf(foreign),
      ownOnly: true,
    } as const;
    expect(await selectAddress(gateways, logger, choosing)).toMatchObject({
      kind: 'other-distributor',
    });
  });
  it('only logs that it could not be recorded', async () => {
    const { select, supply, logger } = setUp();
    supply.logPostcodeSearch.mockRejectedValue(new Failure('unavailable', 'down'));
    expect(await select(choiceOf(foreign))).toMatchObject({ kind: 'other-distributor' });
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('M1');
  });
});

describe('a choice that cannot be followed', () => {
  it.each([
    undefined,
    '',
    'nonsense',
    `CB1 9ZA|${'9'.repeat(13)}`,
    'ZZ9 9ZZ|1',
    'CB1 9ZA|<script>',
  ])('%j is gone', async (choice) => {
    for (const mode of SEARCH_MODES)
      expect(await setUp().select(choice, mode)).toMatchObject({ kind: 'gone' });
  });
  it('says so when the directory cannot be asked', async () => {
    const { select, addresses } = setUp();
    addresses.search.mockRejectedValue(new Failure('unavailable', 'down'));
    expect(await select(choiceOf(own))).toEqual({ kind: 'unavailable', postcode: 'CB1 9ZA' });
  });
});
