import { enhanceCarousel } from './enhance-carousel';
import { enhancePopUps } from './enhance-pop-up';
import { enhanceSwap } from './enhance-swap';
import { enhanceSwitchers } from './enhance-switcher';
import { enhanceTabs } from './enhance-tabs';
import { trackIn } from './track';
import { enhanceVideo } from './enhance-video';

/** For every block whose behaviour is made of shared parts alone: `data-enhance="parts"` on its root. Other blocks call it first. */
export default function enhance(root: HTMLElement): void {
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(carousel);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-video]')) enhanceVideo(link);
  enhancePopUps(root, enhance);
  enhanceTabs(root);
  enhanceSwap(root);
  enhanceSwitchers(root);
  trackIn(root);
}
