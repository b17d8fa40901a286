import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listOf } from './interactive/ask-json';

/** The list that a town field offers; the field names it. */
export const TOWN_LIST = 'town-places';

interface Suggested {
  readonly name: string;
  readonly area: string | null;
}
const readPlaces = listOf<Suggested>('places');
const PAUSE = 150;
const LEAST_LETTERS = 2;

async function placesFor(text: string, signal: AbortSignal): Promise<readonly Suggested[]> {
  if (text.trim().length < LEAST_LETTERS) return [];
  const answer = await fetch(`/api/places?${new URLSearchParams({ text: text.slice(0, 50) }).toString()}`, { signal });
  return answer.ok ? (readPlaces(await answer.json()) ?? []) : [];
}

/**
 * Offers cities and towns for what is typed in the field inside it, in the browser's own list: its keys, its words for screen readers
 * and its look on a phone are the device's. Without a script, or where nothing answers, the field is typed all the same.
 */
export function TownSuggest({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Suggested[]>([]);
  useEffect(() => {
    const held = box.current;
    let waiting = new AbortController();
    const onInput = ({ target }: Event) => {
      waiting.abort();
      waiting = new AbortController();
      const { signal } = waiting;
      const { value } = target as HTMLInputElement;
      setTimeout(() => {
        if (!signal.aborted) placesFor(value, signal).then(setPlaces, () => undefined);
      }, PAUSE);
    };
    held?.addEventListener('input', onInput);
    return () => {
      waiting.abort();
      held?.removeEventListener('input', onInput);
    };
  }, []);
  return (
    <div ref={box}>
      {children}
      <datalist id={TOWN_LIST}>
        {places.map(({ name, area }) => (
          <option key={`${name} ${area}`} value={name} label={area ? `${name}, ${area}` : name} />
        ))}
      </datalist>
    </div>
  );
}
