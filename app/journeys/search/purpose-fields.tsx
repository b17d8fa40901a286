import { purposeEntries, type SearchPurpose } from './search-path';

/** Carries the purpose of a search through a form. */
export function PurposeFields({ purpose }: { purpose: SearchPurpose }) {
  return (
    <>
      {purposeEntries(purpose).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
