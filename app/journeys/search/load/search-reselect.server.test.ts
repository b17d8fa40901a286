import { describe, expect, it } from 'vitest';
import { choiceOf } from '~/server/ports/addresses/choice.server';
import { own, setUp } from '../../../../tests/fixtures/search-example';
import { forgetRecents, needsWayIn, previousPath, reselectAddress } from './search.server';
import { emptyVisit } from '~/server/visit/session.server';

const from = (path: string | null) =>
  new Request(
    'http://site.example/x',
    path === null
      ? {}
      : { headers: { Referer: path.startsWith('http') ? path : `http://site.example${path}` } },
  );

describe('the previous page [L-023]', () => {
  it.each([
    ['/power-cut/planned-power-cut-search?a=1', '/power-cut/planned-power-cut-search'],
    ['http://elsewhere.example/power-cut', null],
    [null, null],
  ])('%s', (referer, path) => expect(previousPath(from(referer))).toBe(path));

  const remembered = {
    ...emptyVisit(),
    searchedAddress: {
      postcode: 'CB1 9ZA',
      mpan: own.mpan,
      houseNo: '4',
      houseName: null,
      fullAddress: own.fullAddress,
      dno: 1,
    },
  };
  it.each(['/power-cut/planned-power-cut-search', '/future-planned-power-cut'])(
    '%s selects the remembered address again, by the same rules',
    async (path) => {
      const { gateways, logger, supply } = setUp();
      expect(await reselectAddress(gateways, logger, from(path), remembered)).toMatchObject({
        kind: 'incident',
      });
      expect(supply.rotaLoadCheck).toHaveBeenCalledTimes(1);
    },
  );
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
