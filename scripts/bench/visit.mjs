import { CONNECTIONS, hammer } from './hammer.mjs';
import { residentMb, withSite } from './site.mjs';
import { printTable } from './table.mjs';

/** The maximum number of postcodes for the visitors' addresses. */
const MOST_POSTCODES = 60;

/** As many callers as in a storm, so that no rate limit stops the run. */
const callerOf = (index) => `10.2.${index >> 8}.${index & 255}`;

/**
 * Typical address searches: postcodes, streets, houses, in the demonstration's 50 000 addresses.
 */
const TYPED = [
  'CB1 9ZA',
  'CM1 9ZA',
  'NR1 9ZA',
  'Lantern Street',
  '4 Lantern Street, Cambridge',
  'Kestrel Road Norwich',
  'BN4 9ZA',
  'Orchard Close',
  '7 Orchard Row',
  'CB2 9ZA',
];

async function choicesAt(url, postcode, caller) {
  // The header's search lists the addresses of a postcode even where they share one answer.
  const html = await (
    await fetch(`${url}/power-cut/search?mode=header&value=${encodeURIComponent(postcode)}`, {
      headers: { 'x-forwarded-for': caller },
    })
  ).text();
  return [...html.matchAll(/name="select" value="([^"]+)"/g)].map(([, choice]) => choice);
}

/** Returns a visitor who chose this address: the cookie, and the page that the choice led to. */
async function choose(url, select, caller) {
  const answer = await fetch(`${url}/power-cut/search`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': caller },
    body: new URLSearchParams({ mode: 'power-cut', select }),
  });
  const Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { path: answer.headers.get('location'), headers: { Cookie } };
}

/** Returns visitors who chose an address without power. */
async function visitorsOf(url) {
  const incidents = await (await fetch(`${url}/api/power-cut/all-incidents`)).json();
  const postcodes = [
    ...new Set(incidents.flatMap(({ FullPostcodeData }) => FullPostcodeData ?? [])),
  ];
  const visitors = [];
  for (const [index, postcode] of postcodes.slice(0, MOST_POSTCODES).entries()) {
    for (const choice of await choicesAt(url, postcode, callerOf(index)))
      visitors.push(await choose(url, choice, callerOf(visitors.length)));
  }
  const found = visitors.filter(({ path }) => path?.startsWith('/power-cut/incident?'));
  if (found.length < visitors.length / 2) throw new Error('Most visitors found no power cut.');
  return found;
}

/**
 * Measures visitor-specific pages: the power cut at a chosen address, and the list of addresses.
 */
export async function measureVisit(seconds) {
  const rows = [];
  const short = Math.max(3, Math.min(10, seconds / 4));
  await withSite({ SCENARIO: 'calm', TRUSTED_PROXIES: '1' }, async (site) => {
    const found = await visitorsOf(site.url);
    const isKnown = ({ path }) => path.includes('incidentid=');
    const visitors = found.filter(isKnown);
    // Their page speaks of their address throughout, so it is rendered for each.
    const others = found.filter((visitor) => !isKnown(visitor));
    const [{ path }] = visitors;
    const neighbours = visitors.filter((visitor) => visitor.path === path);
    const typed = TYPED.map((value) => ({
      path: `/power-cut/search?${new URLSearchParams({ mode: 'header', value })}`,
      headers: {},
    }));
    const runs = [
      [`power cut, ${neighbours.length} visitors of one`, neighbours],
      [`power cut, ${visitors.length} visitors of all`, visitors],
      [`no power cut, ${others.length} visitors`, others],
      [`address search, ${typed.length} searches`, typed],
      [
        'address search, beside a visit',
        typed.map((one, index) => ({ ...one, ...{ headers: visitors[index].headers } })),
      ],
    ];
    for (const encoding of ['', 'gzip'])
      for (const [what, request] of runs)
        rows.push({
          what,
          packed: encoding || 'no',
          ...(await hammer(site, request, short, encoding && { 'accept-encoding': encoding })),
        });
    rows.push({ what: 'memory', packed: '', 'pages/s': `RSS ${await residentMb(site.pid)} MB` });
  });
  printTable(`Pages of one visitor: one process, ${CONNECTIONS} connections, calm scenario`, rows);
}
