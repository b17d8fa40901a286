import { pushEvent } from '~/cms/analytics/push-event';
import { playerOf } from '../parts/enhance-video';
import { openModal } from '../parts/modal';
import { around } from './places';

function button(label: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn second';
  made.textContent = label;
  return made;
}

/** A video waits for its own Play, so that going through the gallery asks nobody else for anything. */
function videoOf(
  link: HTMLAnchorElement,
  name: string,
  playLabel: string,
  whenPlaying: (name: string) => void,
): HTMLElement {
  const box = document.createElement('div');
  const { player, kind } = link.dataset;
  const play = button(playLabel);
  play.addEventListener('click', () => {
    if (!player) return location.assign(link.href);
    pushEvent({ event: 'video_action', action: 'Play', video: name });
    whenPlaying(name);
    return box.replaceChildren(playerOf(kind, player, name));
  });
  const poster = link.querySelector('img')?.cloneNode() as HTMLImageElement | undefined;
  if (poster) box.append(poster);
  box.append(play);
  return box;
}

function pictureOf(link: HTMLAnchorElement, name: string): HTMLElement {
  const picture = document.createElement('img');
  Object.assign(picture, { src: link.href, alt: name, className: 'pic' });
  return picture;
}

/** The modal of a gallery: one entry at a time, Previous and Next go round, the arrow keys too. */
export function openGallery(list: HTMLElement, links: readonly HTMLAnchorElement[], first: number): void {
  const words = list.dataset;
  const figure = document.createElement('figure');
  figure.className = 'gallery-entry';
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  const previous = button(words['previous'] ?? '');
  const next = button(words['next'] ?? '');
  const row = document.createElement('div');
  row.className = 'row';
  row.append(previous, next, count);
  row.hidden = links.length < 2;
  const content = document.createElement('div');
  content.className = 'flow';
  content.append(figure, row);
  let place = first;
  let playing: string | null = null;
  const stop = () => {
    if (playing !== null) pushEvent({ event: 'video_action', action: 'Close', video: playing });
    playing = null;
  };

  const show = (wanted: number) => {
    stop();
    place = around(wanted, 0, links.length);
    const link = links[place];
    if (!link) return;
    const name = link.dataset['name'] ?? '';
    const caption = document.createElement('figcaption');
    caption.textContent = link.dataset['text'] ?? name;
    const entry = link.dataset['kind']
      ? videoOf(link, name, words['play'] ?? '', (title) => (playing = title))
      : pictureOf(link, name);
    figure.replaceChildren(entry, caption);
    count.textContent = (words['count'] ?? '')
      .replace('{place}', String(place + 1))
      .replace('{count}', String(links.length));
  };
  previous.addEventListener('click', () => show(place - 1));
  next.addEventListener('click', () => show(place + 1));
  content.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(place - 1);
    if (event.key === 'ArrowRight') show(place + 1);
  });
  show(first);
  openModal({
    title: words['title'] ?? '',
    closeLabel: words['close'] ?? '',
    className: 'wide',
    content,
    onClose: stop,
  });
}
