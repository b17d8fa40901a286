import { useFrame } from './frame-data';
import type { Preferences } from './preferences';

/** `lowData` means no script, no font and no decorative images. */
export const usePreferences = (): Preferences => useFrame().preferences;
