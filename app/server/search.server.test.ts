import { describe, expect, it, vi } from 'vitest';
import { choiceOf } from '~/domain/address-choice';
import type { Address, AddressGroup } from '~/domain/address';
import { SEARCH_MODES, type SearchMode } from '~/domain/address-search';
import { Failure } from '~/domain/failure';
import { LiveData, Settings } from './content/schema';
import { forgetRecents, needsWayIn, previousPath, reselectAddress, selectAddress, type SearchGateways } from './search.server';
import { emptyVisit } from './session.server';

const address = (known: Partial<Address> = {}): Address => ({
  kind: 'single',
  mpan: '1000000000012',
  postcode: 'CB1 9ZA',
  houseNo: '4',
  houseName: null,
  street: 'Lantern Street',
  town: 'Cambridge',
  county: null,
  fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA',
  supplierName: null,
  supplierNumber: null,
  dno: 1,
  isOwnNetwork: true,
  distributorMpid: 'EPN',
  ...known,
});
const own = address();
const foreign = address({ mpan: '1600000000016', postcode: 'M1 9ZA', dno: 16, isOwnNetwork: false, distributorMpid: 'NORW', fullAddress: '1 Mill Lane, M1 9ZA' });
const flat = address({ mpan: '1000000000099', postcode: 'CM1 9ZA', fullAddress: 'Flat 3, Sailmaker House, CM1 9ZA' });
const flats: AddressGroup = { kind: 'multiple', postcode: 'CM1 9ZA', houseName: 'Sailmaker House', fullAddress: 'Sailmaker House', addresses: [flat] };

const settings = Settings.parse({
  operator: { name: 'M', nameLead: 'M', nameRest: '', strapline: '', phone: '105', phoneHref: 'tel:105' },
  distributors: [{ name: 'Electricity North West', mpids: ['NORW'], dnoPhoneNumber: '0808 157 0116', websiteURL: 'https://enw.example/' }],
  powerSharingScheduleUrl: 'https://schedule.example/',
  reportPowerCutUrl: '/r',
  textUpdatesUrl: '/t',
  navigation: [],
  footerLinks: [],
  contactItems: [],
  powerSharingPopUp: {},
  places: [],
});

function setUp({ powerSharingEnabled = true }: { powerSharingEnabled?: boolean } = {}) {
  const supply = {
    rotaLoadCheck: vi.fn((postcode: string) => Promise.resolve({ redirect: postcode === 'TN1 9ZA', blocks: ['P', 'L'] })),
    logPostcodeSearch: vi.fn(() => Promise.resolve()),
  };
  const addresses = {
    search: vi.fn(() => Promise.resolve([own, foreign, flats, address({ postcode: 'TN1 9ZA' })])),
    searchExport: vi.fn(() => Promise.resolve([address({ houseNo: 'EXPORT', mpan: '1000000000555' })])),
  };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const gateways: SearchGateways = { supply, addresses, content: { live: () => LiveData.parse({ powerSharingEnabled }), settings: () => settings } };
  const select = (choice: unknown, mode: SearchMode = 'homepage') => selectAddress(gateways, logger, { visit: emptyVisit(), mode, choice });
  return { gateways, supply, addresses, logger, select };
}

describe('selecting an own address', () => {
  it.each(['header', 'power-cut', 'homepage', 'storm'] as const)('in %s mode keeps it and goes on to the incident page', async (mode) => {
    const selected = await setUp().select(choiceOf(own), mode);
    expect(selected).toMatchObject({
      kind: 'incident',
      visit: { searchedAddress: { postcode: 'CB1 9ZA', mpan: own.mpan }, originPostcodeSector: 'CB1 9', futurePlannedIncidentRef: null, recents: [{ mpan: own.mpan }] },
    });
  });
  it.each(['form', 'mpan', 'area'] as const)('in %s mode only chooses: nothing is remembered as searched', async (mode) => {
    const { select, supply } = setUp();
    expect(await select(choiceOf(own), mode)).toMatchObject({
      kind: 'chosen',
      address: { mpan: own.mpan },
      visit: { searchedAddress: null, recents: [], chosenAddress: { mpan: own.mpan } },
    });
    expect(supply.rotaLoadCheck).not.toHaveBeenCalled();
  });
  it('in export mode asks the export list', async () => {
    const { select, addresses } = setUp();
    expect(await select('CB1 9ZA|1000000000555', 'export')).toMatchObject({ kind: 'chosen', address: { houseNo: 'EXPORT' } });
    expect(addresses.search).not.toHaveBeenCalled();
  });
  it('finds a flat within its group', async () => expect(await setUp().select(choiceOf(flat))).toMatchObject({ kind: 'incident' }));
});

describe('the rota load check', () => {
  const rota = 'TN1 9ZA|1000000000012';
  it('sends to the schedule page before anything else', async () =>
    expect(await setUp().select(rota)).toEqual({ kind: 'schedule', url: 'https://schedule.example/l-p?postcode=TN19ZA' }));
  it('comes before the distributor rule', async () => {
    const { select, supply } = setUp();
    supply.rotaLoadCheck.mockResolvedValue({ redirect: true, blocks: ['A'] });
    expect(await select(choiceOf(foreign))).toMatchObject({ kind: 'schedule' });
    expect(supply.logPostcodeSearch).not.toHaveBeenCalled();
  });
  it('is not made while power sharing is off', async () => {
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
  it.each(['header', 'power-cut', 'homepage', 'storm', 'mpan'] as const)('in %s mode shows who to call, and records the search', async (mode) => {
    const { select, supply } = setUp();
    expect(await select(choiceOf(foreign), mode)).toEqual({
      kind: 'other-distributor',
      postcode: 'M1 9ZA',
      distributor: { name: 'Electricity North West', logo: null, phone: '0808 157 0116', website: 'https://enw.example/' },
    });
    expect(supply.logPostcodeSearch).toHaveBeenCalledExactlyOnceWith({ mpan: foreign.mpan, postcode: 'M1 9ZA', isMultipin: false });
  });
  it.each(['form', 'area'] as const)('in %s mode is chosen', async (mode) => expect(await setUp().select(choiceOf(foreign), mode)).toMatchObject({ kind: 'chosen' }));
  it('only logs that it could not be recorded', async () => {
    const { select, supply, logger } = setUp();
    supply.logPostcodeSearch.mockRejectedValue(new Failure('unavailable', 'down'));
    expect(await select(choiceOf(foreign))).toMatchObject({ kind: 'other-distributor' });
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('M1');
  });
});

describe('a choice that cannot be followed', () => {
  it.each([undefined, '', 'nonsense', `CB1 9ZA|${'9'.repeat(13)}`, 'ZZ9 9ZZ|1', 'CB1 9ZA|<script>'])('%j is gone', async (choice) => {
    for (const mode of SEARCH_MODES) expect(await setUp().select(choice, mode)).toMatchObject({ kind: 'gone' });
  });
  it('says so when the directory cannot be asked', async () => {
    const { select, addresses } = setUp();
    addresses.search.mockRejectedValue(new Failure('unavailable', 'down'));
    expect(await select(choiceOf(own))).toEqual({ kind: 'unavailable', postcode: 'CB1 9ZA' });
  });
});

const from = (path: string | null) =>
  new Request('http://site.example/x', path === null ? {} : { headers: { Referer: path.startsWith('http') ? path : `http://site.example${path}` } });

describe('the previous page', () => {
  it.each([
    ['/power-cut/planned-power-cut-search?a=1', '/power-cut/planned-power-cut-search'],
    ['http://elsewhere.example/power-cut', null],
    [null, null],
  ])('%s', (referer, path) => expect(previousPath(from(referer))).toBe(path));

  const remembered = { ...emptyVisit(), searchedAddress: { postcode: 'CB1 9ZA', mpan: own.mpan, houseNo: '4', houseName: null, fullAddress: own.fullAddress, dno: 1 } };
  it.each(['/power-cut/planned-power-cut-search', '/future-planned-power-cut'])('%s selects the remembered address again, by the same rules', async (path) => {
    const { gateways, logger, supply } = setUp();
    expect(await reselectAddress(gateways, logger, from(path), remembered)).toMatchObject({ kind: 'incident' });
    expect(supply.rotaLoadCheck).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['another page', '/power-cut', remembered],
    ['nothing remembered', '/future-planned-power-cut', emptyVisit()],
  ])('%s selects nothing', async (_, path, visit) => {
    const { gateways, logger } = setUp();
    expect(await reselectAddress(gateways, logger, from(path), visit)).toBeNull();
  });
  it('leads from the future planned form to /power-cut when nothing is remembered', () => {
    expect(needsWayIn(from('/future-planned-power-cut'), emptyVisit())).toBe(true);
    expect(needsWayIn(from('/future-planned-power-cut'), remembered)).toBe(false);
    expect(needsWayIn(from('/power-cut'), emptyVisit())).toBe(false);
  });
  it('forgets one recent search, or all', () => {
    const visit = { ...remembered, recents: [remembered.searchedAddress] };
    expect(forgetRecents(visit, choiceOf(own)).recents).toEqual([]);
    expect(forgetRecents(visit, 'CB1 9ZA|other').recents).toHaveLength(1);
    expect(forgetRecents(visit, null).recents).toEqual([]);
  });
});
