/** Rejects with `unavailable` if it can't scan; the file is then refused. */
export interface Scanner {
  isInfected(path: string): Promise<boolean>;
}

export const noScanner: Scanner = { isInfected: () => Promise.resolve(false) };
