import { useEffect } from 'react';

/** Says on `<html>` that the page's scripts have taken it over: effects run after the whole tree is attached. */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
}
