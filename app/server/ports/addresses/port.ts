import type { Address, AddressResult } from '~/domain/address';

export interface AddressQuery {
  /** A postcode, words of an address or, with `isMpan`, an MPAN. At most 100 characters. */
  readonly value: string;
  readonly isMpan?: boolean;
  /** `value` must be a full postcode. */
  readonly isPostcodeSearchOnly?: boolean;
  readonly forceEcoesEndpoint?: boolean;
}

export interface AddressDirectory {
  /** False if it has addresses but no meter points. Journeys that need one then ask the visitor. */
  readonly hasMeterPoints?: false;
  /** Own network first, then by street and house number in natural order. Rejects with `unavailable` or `invalid`. */
  search(query: AddressQuery): Promise<readonly AddressResult[]>;
  /** Export meters of a postcode. Rejects with `unavailable` or `invalid`. */
  searchExport(postcode: string): Promise<readonly Address[]>;
}
