import { TextArea } from '~/ui/text-area';
import { helpOf, Label } from '../../parts/label';
import { errorIn, valueIn, type FieldViewProps } from '../view';

export const Textarea = ({ field }: FieldViewProps) => (
  <TextArea
    name={field.name}
    label={<Label field={field} />}
    hint={helpOf(field)}
    value={valueIn(field)}
    error={errorIn(field)}
  />
);
