import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { ask } from './server';
import { hiddenIn } from './visitor-client';

/** The shortest time in which a person can fill in a page (app/server/ports/bot-check). */
const AS_A_PERSON_MS = 1100;

/** Waits until a page opened then, now by default, has been open for as long as a person needs. */
export const asAPerson = (opened = Date.now()): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, opened + AS_A_PERSON_MS - Date.now()));

/** The cookie of a caller of the API who opened a page of this site and was given a score for it; it is good for one call. */
export async function personCookie(site: string): Promise<{ readonly Cookie: string }> {
  const html = await (await ask(`${site}/power-cut/text-updates`)).text();
  await asAPerson();
  const answer = await ask(`${site}/api/recaptcha`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: hiddenIn(html, BOT_INPUTS.token) }),
  });
  return { Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
