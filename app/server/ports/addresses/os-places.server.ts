import { z } from 'zod';
import type { Address } from '~/domain/address';
import type { Position } from '~/domain/position';
import { parsePostcode } from '~/domain/postcode';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { Logger } from '~/server/lib/logger.server';
import { groupAddresses } from './embedded.server';
import type { AddressDirectory } from './port';
import { directoryQuestion, exportQuestion } from './question';
import { houseKeyOf, wordsOfPlace, type TextQuestion } from './words';

/** The most that OS Places answers at once, and the pages of a postcode that we read. */
const PAGE = 100;
const MOST_PAGES = 10;
const MOST_RESULTS_OF_TEXT = 50;
/** Below this score a result of OS Places shares a word or two with the question, and no more. */
const LEAST_MATCH = '0.6';
const PATH = '/search/places/v1';
/** The directory number of a network that we can't name. */
const ANOTHER_NETWORK = 99;

const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim().slice(0, 200) || null);

/** A delivery point address. https://docs.os.uk/os-apis/accessing-os-apis/os-places-api/technical-specification */
const DeliveryPoint = z.object({
  POSTCODE: z.string(),
  POST_TOWN: text,
  ORGANISATION_NAME: text,
  SUB_BUILDING_NAME: text,
  BUILDING_NAME: text,
  BUILDING_NUMBER: z.coerce.string().nullish().catch(null),
  DEPENDENT_THOROUGHFARE_NAME: text,
  THOROUGHFARE_NAME: text,
  DOUBLE_DEPENDENT_LOCALITY: text,
  DEPENDENT_LOCALITY: text,
  LAT: z.number().min(49).max(61),
  LNG: z.number().min(-9).max(2),
});
type DeliveryPoint = z.output<typeof DeliveryPoint>;

const Answer = z.object({
  header: z.object({ totalresults: z.number().int().min(0) }),
  results: z.array(z.unknown()).default([]),
});

/** Words that stay small inside a name: "Stoke-on-Trent". */
const SMALL = /^(?:and|by|cum|en|in|le|next|of|on|super|the|under|upon|with|y|yr)$/;

/** OS Places writes "ST IVES", "KING'S LYNN", "12A". */
export function nameOf(capitals: string): string {
  const words = capitals.toLowerCase().split(/([\s-])/);
  return words
    .map((word, index) => {
      if (index > 0 && SMALL.test(word)) return word;
      if (/^\d/.test(word)) return word.toUpperCase();
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join('');
}
const named = (capitals: string | null): string | null =>
  capitals === null ? null : nameOf(capitals);

/** Royal Mail writes a number with a letter, or a range, as the name of a building. */
const NUMBER = /^\d+[A-Za-z]?(?:[-/]\d+[A-Za-z]?)?$/;

/** Its number, else a flat in a building, else the building's name. */
function houseOf(point: DeliveryPoint, street: string | null) {
  const isNumber = point.BUILDING_NAME !== null && NUMBER.test(point.BUILDING_NAME);
  const number = (isNumber ? point.BUILDING_NAME : point.BUILDING_NUMBER) || null;
  const building = isNumber ? null : named(point.BUILDING_NAME);
  const numbered = number && [nameOf(number), street].filter(Boolean).join(' ');
  const flat = named(point.SUB_BUILDING_NAME);
  if (flat === null && building === null)
    return number === null
      ? { houseNo: null, houseName: named(point.ORGANISATION_NAME), lines: [street] }
      : { houseNo: nameOf(number), houseName: null, lines: [numbered] };
  return {
    houseNo: flat ?? (number && nameOf(number)),
    // Flats of "12 High Street" belong together as those of a named building do.
    houseName: building ?? numbered,
    lines: [flat, building, numbered ?? street],
  };
}

type Network = Pick<Address, 'dno' | 'isOwnNetwork'>;

function addressOf(point: DeliveryPoint, postcode: string, network: Network): Address {
  const street =
    [named(point.DEPENDENT_THOROUGHFARE_NAME), named(point.THOROUGHFARE_NAME)]
      .filter((part) => part !== null)
      .join(', ') || null;
  const { houseNo, houseName, lines } = houseOf(point, street);
  const town = named(point.POST_TOWN);
  const places = [named(point.DOUBLE_DEPENDENT_LOCALITY), named(point.DEPENDENT_LOCALITY), town];
  const parts = [named(point.ORGANISATION_NAME), ...lines, ...places, postcode];
  return {
    kind: 'single',
    mpan: null,
    postcode,
    houseNo,
    houseName,
    street,
    town,
    county: null,
    fullAddress: [...new Set(parts.filter((part) => part !== null && part !== ''))].join(', '),
    supplierName: null,
    supplierNumber: null,
    ...network,
    distributorMpid: null,
  };
}

/** A guess shares this many whole words with what was typed, of at least so many letters. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 3;

function wordsIn(address: Address, { words, typing }: TextQuestion): readonly string[] {
  const { street, houseName: house_name, town, postcode } = address;
  const known = wordsOfPlace({ street, house_name, town, postcode });
  return words.filter((word, index) => {
    const isUnfinished = typing && index === words.length - 1;
    return known.some((one) => (isUnfinished ? one.startsWith(word) : one === word));
  });
}

/**
 * With all the words and numbers typed; if there are none, the best guesses at a typing mistake.
 */
function matching(addresses: readonly Address[], question: TextQuestion): readonly Address[] {
  const { words, houses } = question;
  const exact = addresses.filter(
    (address) =>
      wordsIn(address, question).length === words.length &&
      (houses.length === 0 || houses.includes(houseKeyOf(address.houseNo))),
  );
  return exact.length > 0
    ? exact
    : addresses.filter(
        (address) =>
          wordsIn(address, question).filter((word) => word.length >= FEWEST_LETTERS).length >=
          FEWEST_WORDS,
      );
}

interface Parts {
  readonly client: Pick<HttpClient, 'getJson'>;
  readonly key: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** 1 to 3; 0 in our area outside the regions; null on another network. */
  readonly regionAt: (point: Position) => Promise<number | null>;
}

/** It knows no meter points. docs/decisions/address-search.md */
export function createOsPlaces({ client, key, logger, regionAt }: Parts): AddressDirectory {
  async function ask(path: string, query: Record<string, string>) {
    const params = new URLSearchParams({
      ...query,
      dataset: 'DPA',
      maxresults: String(PAGE),
      output_srs: 'EPSG:4326',
    });
    // The key is a header, so that no proxy's log of addresses holds it.
    const { header, results } = await orUnavailable(
      client.getJson(`${PATH}/${path}?${params.toString()}`, Answer, { key }),
    );
    return { total: header.totalresults, results };
  }

  /** A postcode has up to a hundred addresses, a tower block more. */
  async function ofPostcode(postcode: string): Promise<unknown[]> {
    const all: unknown[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { total, results } = await ask('postcode', { postcode, offset: String(page * PAGE) });
      all.push(...results);
      if (results.length === 0 || all.length >= total) break;
    }
    return all;
  }

  async function networkAt(point: Position): Promise<Network> {
    const dno = await regionAt(point);
    return { dno: dno ?? ANOTHER_NETWORK, isOwnNetwork: dno !== null };
  }

  async function read(entries: readonly unknown[]): Promise<Address[]> {
    const addresses: Address[] = [];
    for (const entry of entries) {
      const point = z.object({ DPA: DeliveryPoint }).safeParse(entry).data?.DPA;
      const postcode = point && parsePostcode(point.POSTCODE)?.postcode;
      if (!point || !postcode) continue;
      addresses.push(
        addressOf(point, postcode, await networkAt({ lat: point.LAT, lng: point.LNG })),
      );
    }
    const dropped = entries.length - addresses.length;
    if (dropped > 0) logger.warn({ dropped }, 'entries of OS Places could not be read');
    return [...new Map(addresses.map((one) => [one.fullAddress, one])).values()];
  }

  return {
    hasMeterPoints: false,
    async search(query) {
      const question = directoryQuestion(query);
      if (question.kind === 'nothing' || question.kind === 'mpan') return [];
      if (question.kind === 'postcode')
        return groupAddresses(await read(await ofPostcode(question.postcode)));
      const { results } = await ask('find', { query: query.value.trim(), minmatch: LEAST_MATCH });
      const found = matching(await read(results), question.text);
      return groupAddresses(found).slice(0, MOST_RESULTS_OF_TEXT);
    },
    async searchExport(value) {
      exportQuestion(value);
      return [];
    },
  };
}
