import { useEffect, useRef, useState } from 'react';

/** Files dropped anywhere on an element. A short cut for mice: the input inside it is the way for everybody. */
export function useDrop<E extends HTMLElement>(onDrop: (files: FileList) => void) {
  const place = useRef<E>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', work: (event: DragEvent) => void) =>
      element.addEventListener(name, work, { signal: stop.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) latest.current(event.dataTransfer.files);
    });
    return () => stop.abort();
  }, []);
  return { place, isOver };
}
