import { OneChoice } from '../../parts/one-choice';
import { type FieldViewProps } from '../view';

/** Specification: form engine, section 5. */
export const Radio = (props: FieldViewProps) => <OneChoice {...props} />;
