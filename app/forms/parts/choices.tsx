import { Choice } from '~/ui/choice';
import { type FieldModel } from '../engine/page-model';
import { Group } from './group';
import { errorIn } from '../fields/view';
import { Words } from './words';

/** The first one has the question's id, so that the error summary links to it. */
export function Choices({ field, multiple }: { field: FieldModel; multiple?: boolean }) {
  const chosen = new Set(field.values[field.name] ?? []);
  return (
    <Group field={field}>
      {field.options.map(({ value, caption }, index) => (
        <Choice
          key={value}
          type={multiple ? 'checkbox' : 'radio'}
          id={index === 0 ? field.name : `${field.name}-${index + 1}`}
          name={field.name}
          value={value}
          defaultChecked={chosen.has(value)}
          aria-invalid={multiple && errorIn(field) ? true : undefined}
          aria-describedby={errorIn(field) ? `${field.name}-error` : undefined}
        >
          <Words text={caption || value} />
        </Choice>
      ))}
    </Group>
  );
}
