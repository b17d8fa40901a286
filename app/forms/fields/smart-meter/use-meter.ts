import { useEffect, useState } from 'react';
import { type MeterAround } from '../view';
import { LONGEST_WAIT, POLL_EVERY, type MeterPhase } from './poll';

const PHASES: readonly unknown[] = ['none', 'asking', 'on', 'off', 'unknown', 'anyway'];

async function ask(path: string): Promise<MeterPhase | null> {
  try {
    const answer = await fetch(path, { method: 'POST', headers: { Accept: 'application/json' } });
    const { phase } = (await answer.json()) as { phase?: unknown };
    return PHASES.includes(phase) ? (phase as MeterPhase) : null;
  } catch {
    return null;
  }
}

/**
 * Where JavaScript runs, the page asks every five seconds how far the meter is, for a minute at most. What fails is asked
 * again: Next asks the server anyway. Specification: form engine, section 4 (Smart meter ping); decision F-564.
 */
export function useMeter(meter: MeterAround): MeterPhase {
  const [phase, setPhase] = useState(meter.phase);
  useEffect(() => {
    if (phase !== 'asking') return;
    const until = Date.now() + LONGEST_WAIT + POLL_EVERY;
    const timer = setInterval(() => {
      if (Date.now() > until) return clearInterval(timer);
      void ask(meter.ask).then((found) => found && setPhase(found));
    }, POLL_EVERY);
    return () => clearInterval(timer);
  }, [phase, meter.ask]);
  return phase;
}
