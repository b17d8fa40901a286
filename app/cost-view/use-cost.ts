import { useRef, useState, type FormEvent, type PointerEvent } from 'react';
import { readCost } from './check-cost';
import type { CostOutcome, CostPageData, CostProblem } from './cost-data';

type State = { readonly kind: 'idle' | 'submitting' } | CostOutcome;

interface Wire {
  Min: number;
  Avg: number;
  Max: number;
  Area: string;
  DemandRange: string;
}

async function ask(postcode: string, kva: number): Promise<CostOutcome> {
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

const typedIn = (form: HTMLFormElement): CostPageData['values'] => {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  // A browser gives nothing for letters in a field of numbers; what it holds is then a bad number, not a missing one.
  const kva = form.elements.namedItem('kva');
  const isBad = kva instanceof HTMLInputElement && kva.validity.badInput;
  return { postcode: text('postcode'), kva: isBad ? 'x' : text('kva') };
};

/**
 * The calculator where JavaScript runs: checked on blur and on change, asked without leaving the page, idle again on Close.
 * Specification: lookup, sections 4 and 5; decision L-727.
 */
export function useCost(given: readonly CostProblem[]) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [problems, setProblems] = useState(given);
  const [summary, setSummary] = useState(given);
  const left = useRef(new Set<string>());
  const pressesButton = useRef(false);

  const look = (form: HTMLFormElement) => {
    const found = readCost(typedIn(form)).problems;
    setProblems(found.filter(({ field }) => left.current.has(field)));
    setSummary((before) => before.filter((one) => found.some(({ field }) => field === one.field)));
  };
  return {
    state,
    problems,
    summary,
    close: () => setState({ kind: 'idle' }),
    formProps: {
      noValidate: true,
      onPointerDown: (event: PointerEvent<HTMLFormElement>) => {
        pressesButton.current = (event.target as Element).closest('button') !== null;
      },
      onBlur: (event: FormEvent<HTMLFormElement>) => {
        // A message that appears now would move the button away from under the finger; submitting says it anyway.
        if (pressesButton.current) return;
        const { name, value } = event.target as unknown as HTMLInputElement;
        // A field that was only passed through is not wrong yet; submitting says so.
        if (!name || (value === '' && !left.current.has(name))) return;
        left.current.add(name);
        look(event.currentTarget);
      },
      onChange: (event: FormEvent<HTMLFormElement>) => look(event.currentTarget),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        pressesButton.current = false;
        if (state.kind === 'submitting') return;
        const asked = readCost(typedIn(event.currentTarget));
        left.current = new Set(['postcode', 'kva']);
        setProblems(asked.problems);
        setSummary(asked.problems);
        if (!('postcode' in asked)) return;
        setState({ kind: 'submitting' });
        void ask(asked.postcode, asked.kva).then(setState);
      },
    },
  };
}
