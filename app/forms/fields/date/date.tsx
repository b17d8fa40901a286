import { DayInput } from '../../parts/day-input';
import { type FieldViewProps } from '../view';

/** Specification: form engine, section 3; decision F-612. */
export const DateInput = (props: FieldViewProps) => <DayInput {...props} />;
