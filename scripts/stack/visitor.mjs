import http from 'node:http';
import https from 'node:https';

/** Kept-alive connections to an edge with an untrusted certificate. */
const agents = {
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false }),
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
};

let visitors = 0;
/** Returns an address that no other visitor has, because rate limits are not measured. */
export const newAddress = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/**
 * Asks without following redirects, as a new visitor unless `headers` says who. Rejects where the connection fails.
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: URLSearchParams | string | null }} how
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(url, { method = 'GET', headers = {}, body = null } = {}) {
  const place = new URL(url);
  const { request } = place.protocol === 'https:' ? https : http;
  const form =
    body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  return new Promise((resolve, reject) => {
    const call = request(
      place,
      {
        method,
        agent: agents[place.protocol],
        headers: { 'x-forwarded-for': newAddress(), ...form, ...headers },
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    call.once('error', reject);
    call.setTimeout(20_000, () => call.destroy(new Error('no answer within 20 s')));
    call.end(body === null ? undefined : String(body));
  });
}

/** Closes the connections, so that the command can end. */
export const leave = () => Object.values(agents).forEach((agent) => agent.destroy());

/**
 * Visitors who ask again and again until `stop` is called. `next` says what each asks; an answer that `isRight` does not take, or
 * none, counts as failed.
 */
export function crowd(count, next, isRight) {
  const result = { answered: 0, failed: 0, why: new Map() };
  let isOver = false;
  const note = (why) => {
    result.failed += 1;
    result.why.set(why, (result.why.get(why) ?? 0) + 1);
  };
  const one = async (index) => {
    for (let turn = 0; !isOver; turn += 1) {
      const [url, how] = next(index, turn);
      try {
        const answer = await ask(url, how);
        if (isRight(answer, how)) result.answered += 1;
        else note(`${how?.method ?? 'GET'} answered ${answer.status}`);
      } catch (error) {
        note(`${how?.method ?? 'GET'} ${error.code ?? error.message}`);
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  return {
    result,
    async stop() {
      isOver = true;
      await all;
      return result;
    },
  };
}
