import { Choices } from '../../parts/choices';
import { type FieldViewProps } from '../view';
import { OTHER_CUT } from './other';

/** Without recent power cuts it is another one, and the times are asked. */
export function RecentPowerCut({ field, around }: FieldViewProps) {
  const options = around.claim?.cuts ?? [];
  return options.length > 0 ? (
    <Choices field={{ ...field, options }} type="radio" />
  ) : (
    <input type="hidden" id={field.name} name={field.name} value={OTHER_CUT} />
  );
}
