import { AddressLookup } from '../address/address-lookup';
import { type FieldViewProps } from '../view';

/** Specification: form engine, section 2; decision F-493. */
export const AddressCard = (props: FieldViewProps) => <AddressLookup {...props} />;
