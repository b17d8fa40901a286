import { RepeaterView } from '../../parts/repeater-view';
import { type FieldViewProps } from '../view';

/** Specification: form engine, sections 2 and 3. */
export const StreetRepeater = (props: FieldViewProps) => <RepeaterView {...props} />;
