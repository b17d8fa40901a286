/**
 * npm run preview-link -- /help [--hours 48] [--site http://localhost:3000]
 * npm run preview-link -- --list | --revoke=<id>
 * Asks the running site for a link that opens the draft of a page. Signed with the site's own SESSION_SECRET.
 */
import { createHmac } from 'node:crypto';
import { parseArgs } from 'node:util';
import { say } from './lib/run.mjs';
import { sessionSecret } from './lib/secret.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hours: { type: 'string', default: '48' },
    site: { type: 'string', default: `http://localhost:${process.env.PORT || '3000'}` },
    list: { type: 'boolean', default: false },
    revoke: { type: 'string' },
  },
});
const route = positionals[0];
if (!route && !values.list && values.revoke === undefined) {
  say('Which page? For example: npm run preview-link -- /help --hours 48');
  process.exit(2);
}
const secret = sessionSecret();
if (secret === null) {
  say(
    'There is no secret in DATA_DIR: start the site first, or set the SESSION_SECRET that it runs with.',
  );
  process.exit(1);
}
const make = route ? { route, hours: Number(values.hours) } : undefined;
const body = JSON.stringify({ at: Date.now(), make, revoke: values.revoke });
const signature = createHmac('sha256', secret).update(`command: ${body}`).digest('base64url');
const target = new URL('/preview/command', values.site);
const answer = await fetch(target, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'x-preview-signature': signature },
  body,
}).catch(() => null);
if (!answer?.ok) {
  const why = answer
    ? ((await answer.json().catch(() => ({}))).message ?? `status ${answer.status}`)
    : 'no answer';
  say(`The site at ${values.site} did not make the link: ${why}.`);
  process.exit(1);
}
const result = await answer.json();
if (values.list)
  for (const { id, tree, until, revokedAt } of result.links)
    say(`${id}  ${tree}  until ${new Date(until).toISOString()}${revokedAt ? '  taken back' : ''}`);
else if (make)
  say(
    `${result.url}\nIt works until ${new Date(result.until).toISOString()}. Take it back with: npm run preview-link -- --revoke=${result.id}`,
  );
else say(result.revoked ? 'The link is taken back.' : 'There is no such link.');
