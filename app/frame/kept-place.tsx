import { useMatches } from '@remix-run/react';
import { useState } from 'react';

/**
 * The place where the service worker says that a page was kept on this device, and from when it is (app/offline). React draws it empty and
 * leaves alone what stands in it; another page, or newer data, has a place of its own.
 */
export function KeptPlace() {
  const data = useMatches().at(-1)?.data;
  const [first] = useState(() => data);
  return (
    <div
      key={data === first ? 'first' : 'later'}
      id="kept"
      role="status"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
