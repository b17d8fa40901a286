import { describe, expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { emptyVisit } from '~/server/visit/session.server';
import { createRoads } from './roads.server';
import { whereabouts } from './visitor.server';

const incident = exampleIncident({ reference: 'INCD-1-A', type: 2, postcodes: ['CB1 9ZB'] });
const answer = [{ reference: 'INCD-1-A', streetNames: ['Mill Lane'] }];

describe('the roads near a visitor', () => {
  it('are asked for once by neighbours, and by nobody for no power cut', async () => {
    const closeRoads = vi.fn(async () => answer);
    const roads = createRoads({ closeRoads });
    const near = { postcode: 'CB1 9ZA' };
    const found = await Promise.all([roads([incident], near), roads([incident], { ...near })]);
    expect(found.map((one) => one.get('INCD-1-A'))).toEqual([['Mill Lane'], ['Mill Lane']]);
    expect(closeRoads.mock.calls).toEqual([[[{ reference: 'INCD-1-A', type: 2 }], near]]);
    await roads([incident], { postcode: 'CB1 9ZB' });
    await roads([], near);
    await roads([incident], null);
    expect(closeRoads).toHaveBeenCalledTimes(2);
  });

  it('are asked for again after a failure, which is no answer', async () => {
    const closeRoads = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(answer);
    const roads = createRoads({ closeRoads });
    expect((await roads([incident], { postcode: 'CB1 9ZA' })).size).toBe(0);
    expect((await roads([incident], { postcode: 'CB1 9ZA' })).size).toBe(1);
  });

  it('of an address are asked for by its postcode: nothing else of it leaves the site', () => {
    const searchedAddress = {
      ...{ postcode: 'CB1 9ZA', mpan: '1000001901079', houseNo: '7', houseName: null, dno: 1 },
      fullAddress: '7 Orchard Row, Cambridge, CB1 9ZA',
    };
    const pin = { lat: 52, lng: 0 };
    expect(whereabouts({ ...emptyVisit(), searchedAddress }, [incident])).toEqual({
      postcode: 'CB1 9ZA',
    });
    expect(whereabouts({ ...emptyVisit(), pinLocation: pin }, [incident])).toEqual({ pin });
    expect(whereabouts(emptyVisit(), [incident])).toEqual({ postcode: 'CB1 9ZB' });
  });
});
