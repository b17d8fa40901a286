/** A street, a block or a named house of one postcode. Ids rise from our own network to the others, so that a search meets our own places first. */
export interface AddressPlaceTable {
  id: number;
  postcode: string;
  street: string | null;
  house_name: string | null;
  town: string | null;
  county: string | null;
  dno: number;
  /** 1 on the own network. */
  is_own: number;
  mpid: string | null;
}

export interface AddressTable {
  id: number;
  place_id: number;
  house_no: string | null;
  /** The house number as it is searched: "7a", "12"; empty without one. */
  house_key: string;
  mpan: string | null;
  supplier_name: string | null;
  supplier_number: string | null;
  full_address: string;
}

/** The words of a place, as they are searched. docs/decisions/address-search.md */
export interface AddressWordTable {
  word: string;
  place_id: number;
}

/** One row: what the directory was filled from. */
export interface AddressSourceTable {
  version: string;
}

export interface AddressTables {
  address_place: AddressPlaceTable;
  address: AddressTable;
  address_word: AddressWordTable;
  address_source: AddressSourceTable;
}
