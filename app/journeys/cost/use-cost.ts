import { useState, type FormEvent } from 'react';
import type { CostAsked } from '~/forms/schemas/cost';
import type { CostOutcome } from './cost-data';

interface Wire {
  Min: number;
  Avg: number;
  Max: number;
  Area: string;
  DemandRange: string;
}

async function ask({ postcode, kva }: CostAsked): Promise<CostOutcome> {
  const query = new URLSearchParams({ postcode, kva: String(kva) }).toString();
  try {
    const answer = await fetch(`/api/calculator?${query}`, { headers: { Accept: 'application/json' } });
    if (answer.status === 404) return { kind: 'error', why: 'NoData' };
    if (!answer.ok) return { kind: 'error', why: 'Failed' };
    const { Min, Avg, Max, Area, DemandRange } = (await answer.json()) as Wire;
    const result = { postcode, kva, min: Min, avg: Avg, max: Max, area: Area, demandRange: DemandRange };
    return { kind: 'success', result };
  } catch {
    return { kind: 'error', why: 'Failed' };
  }
}

/** The calculator where JavaScript runs: asked without leaving the page. Lookup, section 4; decision L-727. */
export function useCost() {
  const [outcome, setOutcome] = useState<CostOutcome | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [round, setRound] = useState(0);
  return {
    /** What came back last; null before anything was asked. */
    outcome,
    isSubmitting,
    /** Counts the answers. */
    round,
    onSubmit: (asked: CostAsked, event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSubmitting) return;
      setSubmitting(true);
      void ask(asked).then((found) => {
        setOutcome(found);
        setSubmitting(false);
        setRound((before) => before + 1);
      });
    },
  };
}
