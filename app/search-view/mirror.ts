/**
 * The specification's storage keys (lookup, section 9), written where the browser has storage and read by nobody of ours:
 * the server remembers the search, and a browser that refuses to keep things loses nothing.
 */
function keep(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    const words = typeof value === 'string' ? value : JSON.stringify(value);
    window[storage].setItem(key, words);
  } catch {
    // Storage is full, blocked or missing.
  }
}

export const mirrorSearchTerm = (value: string): void => keep('sessionStorage', 'postcodeSearchTerm', value);
export const mirrorSearchedAddress = (address: unknown): void => keep('localStorage', 'searchedAddress', address);
export const mirrorRecents = (recents: unknown): void => keep('localStorage', 'searchLocation', recents);
export const mirrorRotaLoadSeen = (): void => keep('sessionStorage', 'RLDPopUp', 'true');

export function rotaLoadWasSeen(): boolean {
  try {
    return window.sessionStorage.getItem('RLDPopUp') !== null;
  } catch {
    return false;
  }
}
