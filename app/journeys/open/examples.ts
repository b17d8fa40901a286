import type { developers as developersTexts } from '#words/en.json';
import { EXPLORE_PATH, OPEN_PREFIX, STATUS_JSON_PATH } from './paths';

type Name = keyof typeof developersTexts;

export const ADDRESSES: readonly { readonly path: string; readonly what: Name }[] = [
  { path: `${OPEN_PREFIX}/incidents.json`, what: 'developersList' },
  { path: `${OPEN_PREFIX}/incidents/INCD-100101-A.json`, what: 'developersOne' },
  { path: `${OPEN_PREFIX}/sectors/cb1-9.json`, what: 'developersSector' },
  { path: `${OPEN_PREFIX}/postcodes/cb1-9za.json`, what: 'developersPostcode' },
  { path: `${OPEN_PREFIX}/incidents.geojson`, what: 'developersGeojson' },
  { path: `${OPEN_PREFIX}/incidents-outlines.geojson`, what: 'developersOutlines' },
  { path: `${OPEN_PREFIX}/incidents.atom`, what: 'developersAtom' },
  { path: `${OPEN_PREFIX}/incidents.cap`, what: 'developersCap' },
  { path: `${OPEN_PREFIX}/incidents.ics`, what: 'developersIcs' },
  { path: EXPLORE_PATH, what: 'developersOpenData' },
  { path: STATUS_JSON_PATH, what: 'developersStatus' },
  { path: '/api.openapi.yaml', what: 'developersContract' },
];

export const examplesFor = (baseUrl: string) => ({
  curl: [
    `curl --include ${baseUrl}${OPEN_PREFIX}/incidents.json`,
    `curl --include --header 'If-None-Match: "THE-ETAG"' ${baseUrl}${OPEN_PREFIX}/incidents.json`,
  ].join('\n'),
  script: [
    `const answer = await fetch('${baseUrl}${OPEN_PREFIX}/sectors/cb1-9.json');`,
    'if (!answer.ok) throw new Error((await answer.json()).message);',
    'const { incidents } = await answer.json();',
    "for (const { title, url } of incidents.filter(({ state }) => state === 'now'))",
    "  document.body.append(title, ' ', url);",
  ].join('\n'),
  home: [
    'geo_location:',
    '  - platform: geo_json_events',
    `    url: ${baseUrl}${OPEN_PREFIX}/incidents.geojson`,
    '    radius: 20',
  ].join('\n'),
  sensor: [
    'rest:',
    `  - resource: ${baseUrl}${OPEN_PREFIX}/sectors/cb1-9.json`,
    '    scan_interval: 120',
    '    sensor:',
    '      - name: Power cuts near me',
    "        value_template: \"{{ value_json.incidents | selectattr('state', 'eq', 'now') | list | count }}\"",
  ].join('\n'),
  explore: `curl --get ${baseUrl}${EXPLORE_PATH} --data-urlencode "limit=20" --data-urlencode "offset=20"`,
});
export type Examples = ReturnType<typeof examplesFor>;
