import { purposeEntries, type SearchPurpose } from './search-path';

export function PurposeFields({ purpose }: { purpose: SearchPurpose }) {
  return (
    <>
      {purposeEntries(purpose).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
