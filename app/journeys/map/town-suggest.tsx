import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listOf } from './interactive/ask-json';

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
  const answer = await fetch(
    `/api/places?${new URLSearchParams({ text: text.slice(0, 50) }).toString()}`,
    { signal },
  );
  return answer.ok ? (readPlaces(await answer.json()) ?? []) : [];
}

/**
 * A native datalist brings the device's own keyboard and screen reader support. Without a script or
 * an answer, the field still takes any text.
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
