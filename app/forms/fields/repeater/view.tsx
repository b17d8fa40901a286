import { Fragment } from 'react';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Group } from '../../parts/group';
import { IntentButton } from '../../parts/intent-button';
import { ITEM } from '../../engine/repeater-items';
import { type FieldViewProps } from '../view';

export function RepeaterView({ field, context }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  return (
    <Group field={field}>
      {field.items.map((item, index) => (
        <fieldset
          className="item"
          key={index}
          id={index === 0 ? field.name : undefined}
          tabIndex={-1}
        >
          <legend>{t('repeaterItem', { n: index + 1 })}</legend>
          <input
            type="hidden"
            name={`${field.name}.${index}.${ITEM}`}
            value={item
              .filter(context.isShown)
              .map(({ alias }) => alias)
              .join(' ')}
          />
          {item.map((inner) => (
            <Fragment key={inner.name}>{context.draw(inner)}</Fragment>
          ))}
          {field.items.length > 1 && (
            <IntentButton intent={`remove:${field.name}:${index}`}>
              {t('repeaterRemove')}{' '}
              <span className="hide">{t('repeaterItem', { n: index + 1 })}</span>
            </IntentButton>
          )}
        </fieldset>
      ))}
      <IntentButton intent={`add:${field.name}`}>{t('repeaterAdd')}</IntentButton>
    </Group>
  );
}
