import { Form } from '@remix-run/react';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { LIST_FILTERS, type ListFilter } from '~/domain/incident/list-page';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';

const words = { unplanned: 'listShowUnplanned', planned: 'listShowPlanned', restored: 'listShowRestored' } as const;

/** Chooses what the list shows; a form, so that it works without JavaScript. */
export function ListFilterForm({
  action,
  show,
  keep = [],
}: {
  action: string;
  show: readonly ListFilter[];
  keep?: readonly [string, string][];
}) {
  const t = useTexts(listTexts);
  return (
    <Form action={action} method="get" preventScrollReset key={show.join()}>
      {keep.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="filter">
        <legend>{t('listShow')}</legend>
        {LIST_FILTERS.map((filter) => (
          <Choice key={filter} type="checkbox" name="show" value={filter} defaultChecked={show.includes(filter)}>
            {t(words[filter])}
          </Choice>
        ))}
        <Button second>{t('listUpdate')}</Button>
      </fieldset>
    </Form>
  );
}
