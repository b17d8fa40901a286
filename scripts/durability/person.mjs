import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf } from '../lib/visitor.mjs';

/**
 * Returns the headers with a new bot score, obtained like a page: a page's token, after as long as
 * a person needs.
 */
export async function personHeaders(url, from) {
  const signal = AbortSignal.timeout(20_000);
  const page = await (
    await fetch(`${url}/supplier-and-mpan/form`, { headers: from, signal })
  ).text();
  await sleep(1100);
  const answer = await fetch(`${url}/api/recaptcha`, {
    method: 'POST',
    headers: { ...from, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(20_000),
    body: JSON.stringify({ token: fieldsOf(page)._opened }),
  });
  await answer.text();
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}
