import { formFieldTexts } from '~/cms/texts/form-fields';
import { useTexts } from '~/cms/use-texts';
import { Choice } from '~/ui/choice';
import { FieldError } from '~/ui/field';
import { Group } from '../group';
import { PartDay } from '../part-day';
import { PartTime } from '../part-time';
import { errorIn, nameOf, valueIn, type FieldViewProps } from '../view';

/** A day and a span of time when someone can let us in. Specification: form engine, sections 3 and 5 (Appointment picker). */
export function AppointmentPicker({ field, around }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const noAccess = nameOf(field, 'noAccess');
  const error = errorIn(field, 'noAccess');
  return (
    <Group field={field} anchor>
      <PartDay field={field} part="day" label={t('appointmentDayLabel')} earliest={around.today} />
      <PartTime field={field} part="timeFrom" label={t('appointmentFromLabel')} slots={around.slots} />
      <PartTime field={field} part="timeUntil" label={t('appointmentUntilLabel')} slots={around.slots} />
      <div className={error ? 'f err' : 'f'}>
        {error && <FieldError id={`${noAccess}-error`}>{error}</FieldError>}
        <Choice
          type="checkbox"
          id={noAccess}
          name={noAccess}
          value="true"
          defaultChecked={valueIn(field, 'noAccess') === 'true'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${noAccess}-error` : undefined}
        >
          {t('appointmentNoAccessLabel')}
        </Choice>
      </div>
    </Group>
  );
}
