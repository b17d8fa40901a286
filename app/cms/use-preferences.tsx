import { useFrame } from './frame-data';
import type { Preferences } from './preferences';

/** The visitor's reading preferences; `lowData` means no script, no font and no decorative picture. */
export const usePreferences = (): Preferences => useFrame().preferences;
