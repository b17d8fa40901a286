/** Scans a file for malware. Rejects with `unavailable` if it can't; the file is then refused. */
export interface Scanner {
  isInfected(path: string): Promise<boolean>;
}

/** For sites without a scanner. */
export const noScanner: Scanner = { isInfected: () => Promise.resolve(false) };
