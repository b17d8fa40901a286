import { isUnsafe, pagePathOf } from './path-of';
import type { Middleware } from './middleware';

const LIST = ['show', 'by', 'find', 'page', 'address'];
const MAP = ['lat', 'lng', 'z', 'town', 'show', 'by', 'find', 'page', 'open'];

/** A loader that reads another parameter adds it here; pages not listed keep all of theirs. */
export const KNOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  '/power-cut/list': LIST,
  '/power-cut/map': MAP,
  '/power-cut/map-marks': MAP,
  '/power-cut/map-card': ['open'],
  '/power-cut/map-names': ['lat', 'lng', 'z'],
  '/power-cut/map-ground': [],
  '/power-cut/ground.svg': ['size', 'lat', 'lng', 'z', 'off', 'as'],
  '/power-cut/pin-map.svg': ['size', 'lat', 'lng', 'z', 'plat', 'plng'],
  '/power-cut/incident': [
    ...['incidentid', 'postcodesector', 'mpan', 'postcode'],
    ...['show', 'originSector', 'fromMultipin', 'calendar'],
  ],
  '/power-cut/planned-power-cuts': ['failed', 'page'],
  '/power-cut/warm-places': ['near'],
  '/power-cut/stay-informed': ['postcode', 'incidentid'],
  '/power-cut/how-we-estimate': [],
  '/status': [],
};

const OF_BLOCKS =
  /^(?:who|what|projects|events-page|posts|news|answers|glossary-(?:letter|search)|media-(?:search|type)|guides(?:-all)?|(?:initiative|status|event-category|event-media)-[\w-]{1,80})$/;
/** How Remix asks for some of a page's routes, and names an index route. */
const OF_REMIX = ['_routes', 'index'];

/** What the CMS has at a path: a page of blocks, or a place, which may also have blocks. */
export type ContentKind = 'page' | 'place' | null;

export function knownAddress(address: string, kindOf: (path: string) => ContentKind): string {
  const [path = '/', query] = [address.split('?', 1)[0], address.split('?').slice(1).join('?')];
  const page = pagePathOf({ url: path });
  if (query === '') return address;
  const listed = KNOWN_NAMES[page];
  const kind = listed ? null : kindOf(page);
  if (!listed && !kind) return address;
  const names = listed ?? (kind === 'place' ? LIST : []);
  const isKnown = (name: string) =>
    OF_REMIX.includes(name) || names.includes(name) || (kind !== null && OF_BLOCKS.test(name));
  const params = new URLSearchParams(query);
  const pairs = [...params].filter(([name]) => isKnown(name));
  if (pairs.length === params.size) return address;
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}

/** Unknown parameters would fill the page cache. */
export const knownQueryOnly =
  (kindOf: (path: string) => ContentKind): Middleware =>
  (request, _, next) => {
    if (!isUnsafe(request)) request.url = knownAddress(request.url ?? '/', kindOf);
    next();
  };
