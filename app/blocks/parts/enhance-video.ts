import { pushEvent } from '~/cms/analytics/push-event';
import { openModal } from './modal';

/** The player of a video, made when it is to play. */
export function playerOf(kind: string | undefined, src: string, title: string): HTMLElement {
  if (kind === 'file') {
    const video = document.createElement('video');
    Object.assign(video, { src, controls: true, autoplay: true, className: 'player' });
    video.setAttribute('aria-label', title);
    return video;
  }
  const frame = document.createElement('iframe');
  Object.assign(frame, { src, title, className: 'player', allow: 'autoplay; fullscreen; picture-in-picture' });
  return frame;
}

/** Plays the video of a link in a modal instead of leaving the page. Analytics: video_action, Play or Close. */
export function enhanceVideo(link: HTMLAnchorElement): void {
  const { video: src, kind, title = '', close = '' } = link.dataset;
  if (!src) return;
  link.setAttribute('role', 'button');
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.focus();
    pushEvent({ event: 'video_action', action: 'Play', video: title });
    openModal({
      title,
      closeLabel: close,
      className: 'wide',
      content: playerOf(kind, src, title),
      onClose: () => pushEvent({ event: 'video_action', action: 'Close', video: title }),
    });
  });
}
