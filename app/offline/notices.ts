import { worker as workerTexts } from '#words/en.json';
import { unsentAnswers } from './answers-store';
import { offlineCopyOf, offlineCopies } from './page-store';
import { isOfflinePage, OFFLINE_PAGE, offlinePageFor } from './rules';
import {
  answersList,
  keptNotice,
  pagesList,
  unsentNotice,
  withPlace,
  wordsIn,
  type Why,
  type Words,
} from './words';

export const isHtml = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') === true;

/** In the page's language if the device has its texts. */
async function wordsFor(path: string): Promise<Words> {
  const offlinePage = await offlineCopyOf(offlinePageFor(path));
  const page = offlinePage ?? (await offlineCopyOf(OFFLINE_PAGE));
  return {
    ...workerTexts,
    ...(page && wordsIn(await page.text())),
    ...(!offlinePage && { lang: 'en-GB' }),
  };
}

/** Drops the encoding and length headers. */
async function changed(
  answer: Response,
  change: (html: string) => Promise<string> | string,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(await change(await answer.text()), { status: answer.status, headers });
}

export const notice = (answer: Response, path: string, why: Why): Promise<Response> =>
  changed(answer, async (html) =>
    withPlace(html, 'kept', keptNotice(why, Date.now(), await wordsFor(path))),
  );

export async function withLists(answer: Response, path: string): Promise<Response> {
  const [now, words] = [Date.now(), await wordsFor(path)];
  const answers = answersList(await unsentAnswers(now), now, words);
  const pages = pagesList(await offlineCopies(now), now, words);
  return changed(answer, (html) =>
    withPlace(withPlace(html, 'kept-answers', answers), 'kept-pages', pages),
  );
}

export async function withAnswers(answer: Response, url: URL): Promise<Response> {
  if (answer.type === 'opaqueredirect' || !isHtml(answer)) return answer;
  if (isOfflinePage(url.pathname)) return withLists(answer, url.pathname);
  if ((await unsentAnswers(Date.now())).length === 0) return answer;
  const words = await wordsFor(url.pathname);
  return changed(answer, (html) =>
    html.includes('data-filled=""') ? html : withPlace(html, 'kept', unsentNotice(words)),
  );
}
