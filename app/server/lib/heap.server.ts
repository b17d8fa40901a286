import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How far the heap may grow over what lives in it before it is collected, in per cent. V8 lets it grow fourfold while there is room, so that
 * 60 MB of site were 315 MB of heap after a minute of load. A share and no limit: in a storm more lives, and a limit would end the
 * process. Read by V8 at each collection, so that it holds however the process was started. docs/decisions/memory.md
 */
setFlagsFromString('--heap-growing-percent=20');

/**
 * Collects what the start left behind, once: until its first whole collection V8 lets the heap grow as far as it likes. Twice, because the
 * pages that the first one empties are given back by the second: 195 MB and not 222.
 */
export function collectOnce(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
}
