import { existsSync, writeFileSync } from 'node:fs';

/** Debian's libfaketime, which gives one program another time. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

export const hasFaketime = () => existsSync(LIBRARY);

/** As when the clock of a machine is set: only the time of day changes, timers go on. */
const PRELOAD = {
  LD_PRELOAD: LIBRARY,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
};

/** Returns the environment of a program whose clock is an hour behind. */
export const hourBehind = () => ({ ...PRELOAD, FAKETIME: '-1h' });

/** Returns the environment of a program whose clock is set with `setClock` while it runs. */
export const ownClock = (file) => ({
  ...PRELOAD,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
});

/** Sets a clock to so long from now, such as `-1h`; noticed within a second. */
export const setClock = (file, from) => writeFileSync(file, from);
