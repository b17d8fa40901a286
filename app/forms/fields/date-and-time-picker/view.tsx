import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Group } from '../../parts/group';
import { PartDay } from '../../parts/part-day';
import { PartTime } from '../../parts/part-time';
import { type FieldViewProps } from '../view';

export function DateAndTimePicker({ field, context }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  return (
    <Group field={field} anchor>
      <PartDay field={field} part="calendarStartDate" label={t('pickerStartDateLabel')} />
      <PartTime
        field={field}
        part="startTime"
        label={t('pickerStartTimeLabel')}
        slots={context.slots}
      />
      <PartDay field={field} part="calendarEndDate" label={t('pickerEndDateLabel')} />
      <PartTime
        field={field}
        part="endTime"
        label={t('pickerEndTimeLabel')}
        slots={context.slots}
      />
    </Group>
  );
}
