import { useEffect } from 'react';

/** The title of the page says "Error:" as long as something is wrong; where the server drew the page its `meta` did so. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    const plain = () => document.title.replace(/^Error: /, '');
    document.title = isWrong ? `Error: ${plain()}` : plain();
    return () => {
      document.title = plain();
    };
  }, [isWrong]);
}
