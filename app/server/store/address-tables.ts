/**
 * A street, block or named house in one postcode. Ids are ordered with our own network first, so
 * that a search finds our own places first.
 */
export interface AddressPlaceTable {
  id: number;
  postcode: string;
  street: string | null;
  house_name: string | null;
  town: string | null;
  county: string | null;
  dno: number;
  is_own: number;
  mpid: string | null;
}

export interface AddressTable {
  id: number;
  place_id: number;
  house_no: string | null;
  /** In its search form: "7a", "12"; empty without one. */
  house_key: string;
  mpan: string | null;
  supplier_name: string | null;
  supplier_number: string | null;
  full_address: string;
}

/** docs/decisions/address-search.md */
export interface AddressWordTable {
  word: string;
  place_id: number;
}

export interface AddressSourceTable {
  version: string;
}

export interface AddressTables {
  address_place: AddressPlaceTable;
  address: AddressTable;
  address_word: AddressWordTable;
  address_source: AddressSourceTable;
}
