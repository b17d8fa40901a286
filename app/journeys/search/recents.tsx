import { useId } from 'react';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { ChoiceForm, type ChoiceFormProps } from './choice-form';
import type { AddressResult } from './search-results';

export type RecentsProps = { recents: readonly AddressResult[] } & Omit<
  ChoiceFormProps,
  'children' | 'recent'
>;

export function Recents({ recents, ...form }: RecentsProps) {
  const t = useTexts(searchTexts);
  const headingId = useId();
  if (recents.length === 0) return null;
  return (
    <section className="flow" aria-labelledby={headingId}>
      <h2 className="h3" id={headingId}>
        {t('addressRecentTitle')}
      </h2>
      <ChoiceForm {...form} recent>
        <ul className="list recents">
          {recents.map((recent) => (
            <li key={recent.choice}>
              <button className="choice" name="select" value={recent.choice}>
                <Icon name="clock" />
                <span>
                  {recent.title}
                  <small>{recent.place}</small>
                </span>
              </button>
              <button
                className="forget"
                name="forget"
                value={recent.choice}
                aria-label={t('addressRecentRemove', { address: recent.title })}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
        <p className="small soft">{t('addressRecentNote')}</p>
        <button className="act plain" name="forget-all" value="all">
          {t('addressRecentForget')}
        </button>
      </ChoiceForm>
    </section>
  );
}
