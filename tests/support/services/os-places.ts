import { parsePostcode } from '~/domain/postcode';
import type { Position } from '~/domain/position';
import type { DirectoryPlace } from '~/server/ports/addresses/fill.server';
import { wordsOfPlace } from '~/server/ports/addresses/words';
import type { Handler } from '../loopback';

export const OS_KEY = 'an API key of the project';
const MOST = 100;

/** What the gateway in front of OS Places answers. https://docs.os.uk/os-apis/core-concepts/error-codes */
const fault = (status: number, faultstring: string, errorcode: string): Response =>
  Response.json({ fault: { faultstring, detail: { errorcode } } }, { status });
const badRequest = (message: string): Response =>
  Response.json({ error: { statuscode: 400, message } }, { status: 400 });

interface Premises {
  readonly point: Record<string, string | number>;
  readonly words: readonly string[];
  readonly postcode: string;
}

/** A delivery point in capitals, without the members that it has nothing for. */
function premisesOf(
  { postcode, street, houseName, town }: DirectoryPlace,
  houseNo: string | null,
  uprn: number,
  { lat, lng }: Position,
): Premises {
  const isFlat = houseNo !== null && houseName !== null;
  const address = [
    isFlat ? houseNo : null,
    houseName,
    isFlat || houseNo === null ? null : houseNo,
    street,
    town,
    postcode,
  ];
  const point = {
    UPRN: String(uprn),
    ADDRESS: address.filter((part) => part !== null).join(', '),
    ...(isFlat ? { SUB_BUILDING_NAME: houseNo } : {}),
    ...(houseName === null ? {} : { BUILDING_NAME: houseName }),
    // A number with a letter is a name, as Royal Mail writes it.
    ...(isFlat || houseNo === null
      ? {}
      : /^\d+$/.test(houseNo)
        ? { BUILDING_NUMBER: houseNo }
        : { BUILDING_NAME: houseNo }),
    THOROUGHFARE_NAME: street,
    POST_TOWN: town,
    POSTCODE: postcode,
  };
  const words = [...wordsOfPlace({ street, house_name: houseName, town, postcode })];
  if (houseNo) words.push(...houseNo.toLowerCase().split(' '));
  return {
    postcode,
    words,
    point: {
      ...Object.fromEntries(
        Object.entries(point).map(([name, value]) => [name, value.toUpperCase()]),
      ),
      X_COORDINATE: lng,
      Y_COORDINATE: lat,
      LNG: lng,
      LAT: lat,
    },
  };
}

/** A share of the words, as OS Places scores a match from 0 to 1. */
function matchOf(query: string, { words }: Premises): number {
  const typed = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (typed.length === 0) return 0;
  const found = typed.filter((word) => words.some((one) => one.startsWith(word)));
  return found.length / typed.length;
}

/**
 * A local service that answers as the OS Places API documents, over premises of the demonstration:
 * no meter points, no export meters, capitals, at most a hundred at once, no `results` where there
 * are none. https://docs.os.uk/os-apis/accessing-os-apis/os-places-api/technical-specification
 */
export function osPlacesService(
  places: readonly DirectoryPlace[],
  positionOf: (postcode: string) => Position | null,
  answer: () => number | undefined = () => undefined,
): Handler {
  let uprn = 100_000_000;
  const all = places.flatMap((place) =>
    place.premises.flatMap(({ houseNo }) => {
      const position = positionOf(place.postcode);
      uprn += 1;
      return houseNo === 'EXPORT' || !position ? [] : [premisesOf(place, houseNo, uprn, position)];
    }),
  );

  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const instead = answer();
    if (instead === 429)
      return fault(
        429,
        'Rate limit quota violation. Quota limit exceeded. Identifier : _default',
        'policies.ratelimit.QuotaViolation',
      );
    if (instead !== undefined) return fault(instead, 'Unexpected', 'messaging.runtime.Failure');
    const key = request.headers.get('key') ?? searchParams.get('key');
    if (key === null)
      return fault(
        401,
        'Failed to resolve API Key variable request.queryparam.key',
        'steps.oauth.v2.FailedToResolveAPIKey',
      );
    if (key !== OS_KEY) return fault(401, 'Invalid ApiKey', 'oauth.v2.InvalidApiKey');

    const [max, offset] = [
      Number(searchParams.get('maxresults') ?? MOST),
      Number(searchParams.get('offset') ?? 0),
    ];
    if (!Number.isInteger(max) || max < 1 || max > MOST)
      return badRequest(`Parameter maxresults must be an integer from 1 to ${MOST}.`);
    if (!Number.isInteger(offset) || offset < 0)
      return badRequest('Parameter offset must be a positive integer.');
    if (searchParams.get('output_srs') !== 'EPSG:4326')
      return badRequest('Tests read latitude and longitude only.');

    const answerOf = (found: readonly Premises[], matches: readonly number[] = []) => {
      const results = found.slice(offset, offset + max).map(({ point }, index) => ({
        DPA: { ...point, MATCH: matches[offset + index] ?? 1, LANGUAGE: 'EN' },
      }));
      const header = {
        uri: request.url,
        query: searchParams.toString(),
        offset,
        totalresults: found.length,
        format: 'JSON',
        dataset: 'DPA',
        lr: 'EN,CY',
        maxresults: max,
        epoch: '120',
        lastupdate: '2026-11-01',
        output_srs: 'EPSG:4326',
      };
      return Response.json(results.length === 0 ? { header } : { header, results });
    };

    if (pathname === '/search/places/v1/postcode') {
      const asked = searchParams.get('postcode') ?? '';
      if (asked === '') return badRequest('Parameter postcode cannot be empty.');
      const postcode = parsePostcode(asked)?.postcode;
      if (!postcode)
        return badRequest(
          `Requested postcode must contain a minimum of the sector plus 1 digit of the district e.g. SO1. Requested postcode was ${asked}`,
        );
      return answerOf(all.filter((one) => one.postcode === postcode));
    }
    if (pathname === '/search/places/v1/find') {
      const query = searchParams.get('query') ?? '';
      if (query === '') return badRequest('Parameter query cannot be empty.');
      const least = Number(searchParams.get('minmatch') ?? 0);
      if (!(least >= 0 && least <= 1)) return badRequest('Parameter minmatch must be from 0 to 1.');
      const found = all
        .map((one) => ({ one, match: matchOf(query, one) }))
        .filter(({ match }) => match > 0 && match >= least)
        .toSorted((a, b) => b.match - a.match);
      return answerOf(
        found.map(({ one }) => one),
        found.map(({ match }) => match),
      );
    }
    return fault(404, 'Not Found', 'messaging.adaptors.http.flow.ApplicationNotFound');
  };
}
