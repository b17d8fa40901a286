import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { isGroup, type Found, type FoundAddress, type FoundGroup } from './found';

/** Addresses to choose from; goes inside a ChoiceForm. Specification: lookup, section 2 "Address search modal". */
export function ResultList({ found, labelledBy }: { found: readonly Found[]; labelledBy?: string }) {
  return (
    <ul className="list" aria-labelledby={labelledBy}>
      {found.map((entry) => (
        <li key={isGroup(entry) ? `group ${entry.title} ${entry.place}` : entry.choice}>
          {isGroup(entry) ? <Group group={entry} alone={found.length === 1} /> : <AddressRow address={entry} />}
        </li>
      ))}
    </ul>
  );
}

function AddressRow({ address, inGroup = false }: { address: FoundAddress; inGroup?: boolean }) {
  const t = useTexts(searchTexts);
  const notes = [address.isExport && t('addressExportMeter'), !inGroup && address.place].filter(Boolean).join(', ');
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

/** "24 addresses": closed until asked for, unless nothing else was found. */
function Group({ group, alone }: { group: FoundGroup; alone: boolean }) {
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
