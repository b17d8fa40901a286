import { registerRoute } from 'workbox-routing';
import { forgetAllAnswers, forgetAnswers } from './answers-store';
import { forgetPages } from './page-store';
import { forgets, HALF_FORGOTTEN, isAway, mayForget, OFFLINE_PAGE } from './rules';

/** What a visitor posts to be forgotten is done on the device at once, whether or not the site can be reached. */
export function registerForgetting(seeOther: (to: string) => Response): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && mayForget(url.pathname),
    async ({ request, url }) => {
      const fields = await request
        .clone()
        .formData()
        .catch(() => new FormData());
      const what = forgets(url.pathname, fields);
      if (what) await forgetPages();
      if (what === 'everything') await forgetAllAnswers();
      if (fields.get('do') !== 'delete') {
        const answer = await fetch(request).catch((fault: unknown) => {
          if (request.mode !== 'navigate') throw fault;
          return null;
        });
        // Cookies are the site's to end: no script can.
        if (answer && !(isAway(answer) && what === 'everything' && request.mode === 'navigate')) return answer;
        return seeOther(OFFLINE_PAGE + (what === 'everything' ? HALF_FORGOTTEN : ''));
      }
      await forgetAnswers(String(fields.get('id')));
      return seeOther(OFFLINE_PAGE);
    },
    'POST',
  );
}
