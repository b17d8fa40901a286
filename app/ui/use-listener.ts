import { useEffect, useRef, type RefObject } from 'react';

/**
 * For keys and presses that come up from the controls inside an element that is no control itself.
 * The element stays the same for as long as the component is there.
 */
export function useListener<Type extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement>,
  type: Type,
  hear: (event: HTMLElementEventMap[Type]) => void,
): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const listen = (event: HTMLElementEventMap[Type]) => latest.current(event);
    place.addEventListener(type, listen);
    return () => place.removeEventListener(type, listen);
  }, [element, type]);
}
