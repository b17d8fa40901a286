import { useEffect, useRef, useState } from 'react';
import { PartInput, type PartInputProps } from './part-input';
import { nameOf } from '../fields/view';

const PAUSE = 200;

/** None without a network, and the field still takes any text. */
async function placesFor(begins: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/forms/places.json?begins=${encodeURIComponent(begins)}`, { signal });
  const places = (await answer.json()) as { loc: string }[];
  return places.map(({ loc }) => loc);
}

/** With JavaScript the browser suggests places of our area; any other town is fine (F-538). */
export function TownInput(props: Omit<PartInputProps, 'list' | 'onInput'>) {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  const suggest = (typed: string) => {
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    setTimeout(() => {
      if (!signal.aborted) placesFor(typed, signal).then(setPlaces, () => undefined);
    }, PAUSE);
  };
  const list = `${nameOf(props.field, props.part)}-places`;
  return (
    <>
      <PartInput
        {...props}
        {...(places.length > 0 ? { list } : {})}
        onInput={({ currentTarget }) => suggest(currentTarget.value)}
      />
      {places.length > 0 && (
        <datalist id={list}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
    </>
  );
}
