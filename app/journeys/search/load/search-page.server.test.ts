import { describe, expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { distributorNamed, findAddresses } from './search-page.server';

const directory = () => ({
  search: vi.fn(() => Promise.resolve([])),
  searchExport: vi.fn(() => Promise.resolve([])),
});
const free = () => 0;
const asked = { mode: 'homepage', postcodeOnly: false, value: '' } as const;

describe('findAddresses [L-074]', () => {
  it.each([
    ['nothing was submitted', { value: null }, { kind: 'start' }],
    [
      'an empty field',
      { value: '  ' },
      { kind: 'error', error: 'addressLengthLessThan5Characters' },
    ],
    [
      'an empty postcode field',
      { value: '', postcodeOnly: true },
      { kind: 'error', error: 'addressLookupPostcode' },
    ],
    [
      'a street in a postcode field',
      { value: 'Lantern Street', postcodeOnly: true },
      { kind: 'error', error: 'addressLookupPostcode' },
    ],
    [
      'four characters',
      { value: 'High' },
      { kind: 'error', error: 'addressLengthLessThan5Characters' },
    ],
    [
      'no postcode area of Great Britain',
      { value: 'ZZ9 9ZZ' },
      { kind: 'error', error: 'addressLookupPostcode' },
    ],
    ['a postcode in any spelling', { value: ' cb19za ' }, { kind: 'found', results: [] }],
    ['a street', { value: 'Lantern Street' }, { kind: 'found', results: [] }],
  ])('%s', async (_, known, expected) =>
    expect(await findAddresses(directory(), { ...asked, ...known }, free)).toEqual(expected),
  );

  it('asks by the tidy postcode', async () => {
    const addresses = directory();
    await findAddresses(addresses, { ...asked, value: 'cb19za' }, free);
    expect(addresses.search).toHaveBeenCalledWith({
      value: 'CB1 9ZA',
      isPostcodeSearchOnly: false,
    });
  });
  it('asks the export list in export mode', async () => {
    const addresses = directory();
    await findAddresses(addresses, { ...asked, mode: 'export', value: 'BN4 9ZA' }, free);
    expect(addresses.searchExport).toHaveBeenCalledWith('BN4 9ZA');
  });
  it('takes a directory that is down for a state of the page', async () => {
    const addresses = directory();
    addresses.search.mockRejectedValue(new Failure('unavailable', 'down'));
    expect(await findAddresses(addresses, { ...asked, value: 'CB1 9ZA' }, free)).toEqual({
      kind: 'failed',
    });
  });
  it('asks nothing of the directory for a caller who has to wait, and counts only what would be asked', async () => {
    const addresses = directory();
    const wait = vi.fn(() => 7);
    expect(await findAddresses(addresses, { ...asked, value: 'CB1 9ZA' }, wait)).toEqual({
      kind: 'busy',
      seconds: 7,
    });
    expect(addresses.search).not.toHaveBeenCalled();
    await findAddresses(addresses, { ...asked, value: 'ZZ9 9ZZ' }, wait);
    await findAddresses(addresses, { ...asked, value: null }, wait);
    expect(wait).toHaveBeenCalledTimes(1);
  });
});

describe('distributorNamed', () => {
  const known = {
    name: 'SSEN',
    mpids: ['SOUT'],
    distributorIds: [20],
    logo: null,
    phone: '105',
    website: null,
  };
  it('shows what visitors need, and no more', () =>
    expect(distributorNamed('SSEN', [known])).toEqual({
      name: 'SSEN',
      logo: null,
      phone: '105',
      website: null,
    }));
  it.each([null, 'ssen', '<b>'])('does not know %j', (name) =>
    expect(distributorNamed(name, [known])).toBeNull(),
  );
});
