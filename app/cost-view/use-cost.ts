import { useState, type FormEvent } from 'react';
import type { CostAsked } from '~/forms/schemas/cost';
import type { CostOutcome } from './cost-data';

type State = { readonly kind: 'idle' | 'submitting' } | CostOutcome;

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

/** The calculator where JavaScript runs: asked without leaving the page, idle again on Close. Lookup, section 4; decision L-727. */
export function useCost() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  return {
    state,
    close: () => setState({ kind: 'idle' }),
    onSubmit: (asked: CostAsked, event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state.kind === 'submitting') return;
      setState({ kind: 'submitting' });
      void ask(asked).then(setState);
    },
  };
}
