/** Looks for harm in a file. Rejects with `unavailable` where it could not look: then the file is not taken. */
export interface Scanner {
  isInfected(path: string): Promise<boolean>;
}

/** Where no scanner is configured. */
export const noScanner: Scanner = { isInfected: () => Promise.resolve(false) };
