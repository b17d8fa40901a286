import { trackIn } from '../parts/track';

/** Shows each post that the server allowed to be shown, when it comes near. */
export default function enhance(root: HTMLElement): void {
  trackIn(root);
  for (const place of root.querySelectorAll<HTMLElement>('[data-frame]')) {
    const frame = document.createElement('iframe');
    Object.assign(frame, {
      src: place.dataset['frame'] ?? '',
      title: place.dataset['title'] ?? '',
      loading: 'lazy',
      className: 'social-frame',
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    place.append(frame);
  }
}
