import enhanceParts from '../parts/enhance';
import { openGallery } from './modal';
import { thumbnailsIn } from './places';

/** Specification: lookup, section 9 "Resize debounce 500 ms (gallery)". */
const RESIZE_MS = 500;

/** Thumbnails by width with "+N" for the rest; any of them opens the modal at its entry, "+N" at the first hidden one. */
export default function enhance(root: HTMLElement): void {
  enhanceParts(root);
  const list = root.querySelector<HTMLElement>('.gallery');
  if (!list) return;
  const items = [...list.children] as HTMLElement[];
  const links = items.flatMap((item) => item.querySelector<HTMLAnchorElement>('a') ?? []);
  list.classList.add('on');

  const lay = () => {
    const { shown, hidden } = thumbnailsIn(list.clientWidth, Number(list.dataset['max']), items.length);
    items.forEach((item, place) => {
      item.hidden = place >= shown;
      const link = links[place];
      if (hidden > 0 && place === shown - 1) link?.setAttribute('data-more', `+${hidden}`);
      else link?.removeAttribute('data-more');
    });
  };
  links.forEach((link, place) => {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      link.focus();
      openGallery(list, links, link.dataset['more'] ? place + 1 : place);
    });
  });
  let timer = 0;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = window.setTimeout(lay, RESIZE_MS);
  });
  lay();
}
