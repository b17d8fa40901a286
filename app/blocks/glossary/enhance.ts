import enhanceParts from '../parts/enhance';
import { scrollToPlace } from '../parts/smooth-scroll';

/** Specification: lookup, section 9 "Glossary scroll 800 ms, offset -330". In pixels, on wide screens (decision L-734). */
const SCROLL = { ms: 800, offset: -330 };
const WIDE = '(min-width: 768px)';

/** A letter replaces the glossary itself (parts/enhance-swap.ts); the one that comes in its place scrolls. */
let chosen = false;

export default function enhance(root: HTMLElement): void {
  enhanceParts(root);
  root.addEventListener('click', (event) => {
    chosen = event.target instanceof Element && event.target.closest('[data-letter]') !== null;
  });
  const entries = root.querySelector('.entries');
  if (chosen && entries && matchMedia(WIDE).matches) scrollToPlace(entries, SCROLL);
  chosen = false;
}
