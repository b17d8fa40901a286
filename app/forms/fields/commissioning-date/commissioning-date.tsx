import { DayInput } from '../../parts/day-input';
import { type FieldViewProps } from '../view';

/** Specification: form engine, section 5 (Date picker, connections). */
export const CommissioningDate = (props: FieldViewProps) => <DayInput {...props} />;
