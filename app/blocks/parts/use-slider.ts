import {
  useKeenSlider,
  type KeenSliderInstance,
  type KeenSliderOptions,
} from 'keen-slider/react.es';
import { useCallback, useEffect, useRef, type MutableRefObject } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion';

const MOVE_MS = 500;

export interface Slider<E extends HTMLElement> {
  attach: (element: E | null) => void;
  slider: MutableRefObject<KeenSliderInstance | null>;
  /** At once with reduced motion. */
  go: (index: number) => void;
}

/** keen-slider measures again whenever its container changes width (an opened tab or dialog). */
export function useSlider<E extends HTMLElement>(
  options: (element: () => E | null) => KeenSliderOptions,
): Slider<E> {
  const element = useRef<E | null>(null);
  const [begin, slider] = useKeenSlider<E>({
    ...options(() => element.current),
    dragEnded: (moved) => {
      if (prefersReducedMotion() && moved.track.details)
        moved.moveToIdx(moved.track.details.abs, true, { duration: 0 });
    },
  });
  const attach = useCallback(
    (found: E | null) => {
      element.current = found;
      begin(found);
    },
    [begin],
  );
  useEffect(() => {
    if (!element.current) return undefined;
    // Measuring ends a running move, and a loading image changes the height: only the width
    // matters.
    let width = -1;
    const sizes = new ResizeObserver(([entry]) => {
      const wide = entry?.contentRect.width ?? 0;
      if (wide === width) return;
      width = wide;
      slider.current?.update();
    });
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [slider]);
  const go = (index: number) =>
    slider.current?.moveToIdx(index, true, { duration: prefersReducedMotion() ? 0 : MOVE_MS });
  return { attach, slider, go };
}
