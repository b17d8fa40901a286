import type { Address, AddressResult, Distributor } from '~/domain/address';
import { distributorOf } from '~/domain/address-search';
import type { Settings } from '~/server/content/schema';
import type { Wire } from '~/server/lib/wire';

type KnownDistributors = Settings['distributors'];

export const wireDistributor = ({
  name,
  logo,
  phone,
  website,
}: Distributor): Wire<'Distributor'> => ({
  name,
  dnoLogo: logo && {
    url: logo.url,
    altText: logo.alt,
    umbracoWidth: logo.width,
    umbracoHeight: logo.height,
    size: null,
  },
  dnoPhoneNumber: phone,
  websiteURL: website,
});

function wireSingle(address: Address, distributors: KnownDistributors): Wire<'AddressSingle'> {
  const { kind, postcode, isOwnNetwork, ...rest } = address;
  const distributor = isOwnNetwork ? null : distributorOf(address, distributors);
  return {
    __typename: kind,
    ...rest,
    postCode: postcode,
    isUkpnDno: isOwnNetwork,
    ...(isOwnNetwork ? {} : { distributor: distributor && wireDistributor(distributor) }),
  };
}

/** Operators omit the distributor of another network's addresses; the site settings have it. */
export const wireAddresses = (
  results: readonly AddressResult[],
  distributors: KnownDistributors,
): Wire<'AddressResults'> =>
  results.map((result) => {
    if (result.kind === 'single') return wireSingle(result, distributors);
    const { postcode, houseName, fullAddress, addresses } = result;
    const first = addresses[0];
    const network = first ? { dno: first.dno, isUkpnDno: first.isOwnNetwork } : {};
    return {
      __typename: result.kind,
      postCode: postcode,
      houseNo: null,
      houseName,
      fullAddress,
      ...network,
      addresses: addresses.map((address) => wireSingle(address, distributors)),
    };
  });
