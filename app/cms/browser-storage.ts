/**
 * Mirrors of the server's state, on which nothing depends: if storage is blocked, full or absent,
 * reading returns null and writing does nothing.
 */
export type SessionKey =
  | 'prevPath'
  | 'currentPath'
  | 'postcodeSearchTerm'
  | 'RLDPopUp'
  | 'incidentRef'
  | 'incidentType'
  | 'formCompleted'
  | 'offersRequested';
export type LocalKey =
  | 'searchedAddress'
  | 'canSendDataLayer'
  | 'searchLocation'
  | 'offersSearchedIncidentReference'
  | 'offersSearchedIncidentType';

function keep<K extends string>(area: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(area());
    } catch {
      return null;
    }
  };
  return {
    get: (key: K): string | null => attempt((storage) => storage.getItem(key)),
    set: (key: K, value: string): void => void attempt((storage) => storage.setItem(key, value)),
    remove: (key: K): void => void attempt((storage) => storage.removeItem(key)),
  };
}

export const sessionKeys = keep<SessionKey>(() => window.sessionStorage);
export const localKeys = keep<LocalKey>(() => window.localStorage);
