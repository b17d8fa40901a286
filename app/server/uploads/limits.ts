import { DAY, HOUR } from '~/domain/time/instant';

/** What one visitor may have lying with us that was not sent yet. */
export const MOST_FILES = 100;
export const MOST_OF_OWNER = 200 * 1024 * 1024;
/** What all visitors together may: a disk that fills up would stop more than uploads. */
export const MOST_OF_ALL = 10 * 1024 * 1024 * 1024;

/** A session, and a file in no draft, for this long after it came. Wire contract: openUploadSession. */
export const SESSION_LIFETIME = DAY;
export const LOOSE_LIFETIME = DAY;
/** A file whose bytes never got into the vault: the process ended in between. */
export const HALF_LIFETIME = HOUR;
