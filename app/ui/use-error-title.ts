import { useEffect } from 'react';

/** Where the server drew the page its `meta` did so. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    const plain = () => document.title.replace(/^Error: /, '');
    document.title = isWrong ? `Error: ${plain()}` : plain();
    return () => {
      document.title = plain();
    };
  }, [isWrong]);
}
