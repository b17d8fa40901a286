import { expect, it } from 'vitest';
import { LiveData, Settings } from './schema';

const FLAGS = [
  'powerSharingEnabled',
  'disableReportAPowerCutButtons',
  'hideOffersPageFromFuturePlannedJourney',
  'hideMultiIncidentCloseRoadsFeature',
  'twoCallsCheckEnabled',
] as const;

it.each(FLAGS)(
  '%s is on where the live data say so, and off where they cannot be read [J-005 to J-009]',
  (flag) => {
    expect(LiveData.parse({ [flag]: true })[flag]).toBe(true);
    expect(LiveData.parse({ [flag]: 'yes' })[flag]).toBe(false);
    expect(LiveData.parse({})[flag]).toBe(false);
  },
);

it('a distributor of the settings is read with its logo, phone and website [J-511 to J-516]', () => {
  const distributor = {
    name: 'North',
    dnoLogo: {
      url: '/north.svg',
      size: 'small',
      altText: 'The north',
      umbracoWidth: 120,
      umbracoHeight: 40,
    },
    dnoPhoneNumber: '0800 1',
    websiteURL: 'https://north.example',
  };
  const read = Settings.shape.distributors.parse([
    distributor,
    { name: 'South', dnoLogo: { url: '/s.svg' } },
  ]);
  expect(read[0]).toMatchObject({
    name: 'North',
    logo: { url: '/north.svg', alt: 'The north', width: 120, height: 40 },
    phone: '0800 1',
    website: 'https://north.example',
  });
  expect(read[1]).toMatchObject({ logo: { alt: 'South' }, phone: null, website: null });
});
