import { useId } from 'react';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { ChoiceForm, type ChoiceFormProps } from './choice-form';
import {
  type SearchResult,
  isGroup,
  type AddressResult,
  type AddressGroup,
} from './search-results';
import { Icon } from '~/ui/icon';

export function Results({
  value,
  found,
  ...form
}: { value: string; found: readonly SearchResult[] } & Omit<ChoiceFormProps, 'children'>) {
  const t = useTexts(searchTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 className="h3 list-h" id={headingId}>
        {t('addressResults', { count: found.length, value })}
      </h2>
      <ChoiceForm {...form}>
        <ResultList found={found} labelledBy={headingId} />
      </ChoiceForm>
    </section>
  );
}

/** Must be inside a ChoiceForm. */
function ResultList({
  found,
  labelledBy,
}: {
  found: readonly SearchResult[];
  labelledBy?: string;
}) {
  return (
    <ul className="list" aria-labelledby={labelledBy}>
      {found.map((entry) => (
        <li key={isGroup(entry) ? `group ${entry.title} ${entry.place}` : entry.choice}>
          {isGroup(entry) ? (
            <Group group={entry} alone={found.length === 1} />
          ) : (
            <AddressRow address={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function AddressRow({ address, inGroup = false }: { address: AddressResult; inGroup?: boolean }) {
  const t = useTexts(searchTexts);
  const notes = [address.isExport && t('addressExportMeter'), !inGroup && address.place]
    .filter(Boolean)
    .join(', ');
  return (
    <button className="choice" name="select" value={address.choice}>
      <Icon name={address.isExport ? 'meter' : 'home'} />
      <span>
        {address.title}
        {notes && <small>{notes}</small>}
      </span>
      <Icon name="chevron" />
    </button>
  );
}

/** Collapsed unless nothing else was found. */
function Group({ group, alone }: { group: AddressGroup; alone: boolean }) {
  const t = useTexts(searchTexts);
  return (
    <details open={alone}>
      <summary>
        <Icon name="home" />
        <span>
          {group.title}
          <small>
            {t('addressGroup', { count: group.addresses.length })}, {group.place}
          </small>
        </span>
        <Icon name="chevron" turn />
      </summary>
      <ul className="list">
        {group.addresses.map((address) => (
          <li key={address.choice}>
            <AddressRow address={address} inGroup />
          </li>
        ))}
      </ul>
    </details>
  );
}
