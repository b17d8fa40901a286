import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Choice } from '~/ui/choice';
import { FieldError } from '~/ui/field';
import { Group } from '../../parts/group';
import { PartDay } from '../../parts/part-day';
import { PartTime } from '../../parts/part-time';
import { errorIn, nameOf, settingIn, valueIn, type FieldViewProps } from '../view';

function NoAccess({ field }: Pick<FieldViewProps, 'field'>) {
  const t = useTexts(formFieldTexts);
  const name = nameOf(field, 'noAccess');
  const error = errorIn(field, 'noAccess');
  return (
    <div className={error ? 'f err' : 'f'}>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <Choice
        type="checkbox"
        id={name}
        name={name}
        value="true"
        defaultChecked={valueIn(field, 'noAccess') === 'true'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        {t('appointmentNoAccessLabel')}
      </Choice>
    </div>
  );
}

export function AppointmentPicker({ field, context }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  return (
    <Group field={field} anchor>
      <PartDay field={field} part="day" label={t('appointmentDayLabel')} earliest={context.today} />
      <PartTime
        field={field}
        part="timeFrom"
        label={t('appointmentFromLabel')}
        slots={context.slots}
      />
      <PartTime
        field={field}
        part="timeUntil"
        label={t('appointmentUntilLabel')}
        slots={context.slots}
      />
      {settingIn(field, 'needsAccess') !== false && <NoAccess field={field} />}
    </Group>
  );
}
