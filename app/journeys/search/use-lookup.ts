import { useEffect, useState } from 'react';
import { checkSearchValue, type SearchMode } from '~/domain/address-search';
import { pushEvent } from '~/cms/analytics/push-event';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { fetchAddresses } from './dialog-server';
import { createLookup, type Lookup, type LookupState } from './lookup';
import { mirrorSearchTerm } from './mirror';

export interface LookupOptions {
  mode: SearchMode;
  postcodeOnly: boolean;
  startValue: string;
}

/** The course of a search as React state. A dialog opened with a value searches for it at once (lookup, section 5). */
export function useLookup({ mode, postcodeOnly, startValue }: LookupOptions): LookupState & { lookup: Lookup } {
  const t = useTexts(searchTexts);
  const [state, setState] = useState<LookupState>({ shown: { kind: 'start' }, error: null });
  const [lookup] = useState(() =>
    createLookup({
      search: (value, signal) => {
        mirrorSearchTerm(value);
        return fetchAddresses(value, { mode, postcodeOnly }, signal).then((found) => {
          if (found) pushEvent({ event: 'search_performed', search_mode: mode, results: found.length });
          return found;
        });
      },
      check: (value) => {
        const problem = checkSearchValue(value, { postcodeOnly });
        return problem && t(problem);
      },
      onChange: setState,
    }),
  );
  useEffect(() => {
    if (startValue.trim()) lookup.submit(startValue);
    return lookup.stop;
  }, [lookup, startValue]);
  return { ...state, lookup };
}
