import type { z } from 'zod';
import {
  collectionSchemas,
  type CollectionName,
  type Collections,
} from '~/cms/collections/schemas';
import { OffersPageContent } from '~/cms/offers-page';
import { fitToSchema } from '~/cms/fit-to-schema';
import { readRest, type Rest } from '~/cms/read-rest';
import { routeOf } from '~/cms/route-of';
import { isRecord } from '~/domain/is-record';
import { blockSchemas } from '~/blocks/schemas';
import type { ContentFault } from '../fault';
import { brandDictionary } from '~/server/brand/in-content';
import { readDictionary } from '../dictionary';
import type { FormSource } from '../forms/source';
import { createItemReader, type PlaceOf } from '../read-item';
import { PageContent, readLive, Settings, type LiveData } from '../schema';
import { definitionOf } from './form-definition';
import {
  DeliveredItem,
  DeliveredBlocks,
  DeliveredLink,
  DeliveredMedia,
  DeliveredRichText,
  type DeliveredBlock,
} from './wire';

const typeNameOf = (alias: string): string => alias.charAt(0).toUpperCase() + alias.slice(1);

/** Links in rich text to files that only the content system has. */
const MEDIA_IN_MARKUP = /(\s(?:href|src)=["'])(\/media\/[^"']*)/gi;

type Properties = Readonly<Record<string, unknown>>;

/** From the Delivery API's format to our schemas' input (docs/content-system.md). */
function converter(mediaBase: string) {
  const whole = (path: string): string => new URL(path, mediaBase).href;

  const media = ({
    url,
    name,
    width,
    height,
    bytes,
    properties,
  }: ReturnType<typeof DeliveredMedia.parse>) => ({
    url: whole(url),
    name: name ?? null,
    altText: typeof properties?.['altText'] === 'string' ? properties['altText'] : '',
    umbracoWidth: width ?? null,
    umbracoHeight: height ?? null,
    size: bytes === null || bytes === undefined ? null : String(bytes),
  });

  function link({
    url,
    queryString,
    title,
    target,
    route,
    linkType,
  }: ReturnType<typeof DeliveredLink.parse>) {
    const path = linkType === 'Content' ? (route ? routeOf(route.path) : url) : url;
    const address = linkType === 'Media' && path ? whole(path) : path;
    return {
      url: `${address ?? ''}${queryString ?? ''}`,
      name: title ?? null,
      target: target ?? null,
      type: linkType,
    };
  }

  const properties = (values: Properties): Record<string, unknown> =>
    Object.fromEntries(Object.entries(values).map(([name, inner]) => [name, value(inner)]));

  const block = ({ content, settings }: DeliveredBlock): Record<string, unknown> => ({
    ...properties(settings?.properties ?? {}),
    ...properties(content.properties),
    __typename: typeNameOf(content.contentType),
  });

  /** A grid's areas come after the block that holds them, because our pages have one column. */
  function blocks(wire: unknown): unknown[] {
    const read = DeliveredBlocks.safeParse(wire);
    if (!read.success) return [];
    return read.data.items.flatMap((item) =>
      item === null ? [] : [block(item), ...(item.areas ?? []).flatMap((area) => blocks(area))],
    );
  }

  function value(wire: unknown): unknown {
    if (Array.isArray(wire)) return wire.map(value);
    if (typeof wire !== 'object' || wire === null) return wire;
    const text = DeliveredRichText.safeParse(wire);
    if (text.success)
      return text.data.markup.replace(
        MEDIA_IN_MARKUP,
        (_, before: string, path: string) => before + whole(path),
      );
    const picture = DeliveredMedia.safeParse(wire);
    if (picture.success) return media(picture.data);
    const target = DeliveredLink.safeParse(wire);
    if (target.success) return link(target.data);
    if (DeliveredBlocks.safeParse(wire).success) return blocks(wire);
    const item = DeliveredItem.safeParse(wire);
    if (item.success) return picked(item.data);
    return properties(wire as Properties);
  }

  const picked = (item: DeliveredItem): Record<string, unknown> => ({
    id: item.id,
    name: item.name ?? null,
    ...(item.route ? { url: routeOf(item.route.path) } : {}),
    ...properties(item.properties),
    __typename: typeNameOf(item.contentType),
  });

  return { properties, picked };
}

export interface ReadContent {
  /** Null if missing or unreadable: the last good settings stay. */
  readonly settings: Settings | null;
  readonly live: LiveData | null;
  readonly offers: OffersPageContent | null;
  readonly dictionary: Readonly<Record<string, string>>;
  readonly pages: ReadonlyMap<string, PageContent>;
  readonly collections: Collections;
  readonly forms: readonly FormSource[];
  readonly faults: readonly ContentFault[];
}

/** Every other item with a route is a page (docs/content-system.md). */
export const TYPES = {
  settings: 'siteSettings',
  live: 'liveData',
  offers: 'offersPage',
  dictionary: 'dictionaryEntry',
  form: 'form',
} as const;
export const LISTS: Readonly<Record<string, CollectionName>> = Object.fromEntries(
  (Object.keys(collectionSchemas) as CollectionName[]).flatMap((name) => [
    [name.replace(/s$/, ''), name],
    [`${name.replace(/s$/, '')}Item`, name],
  ]),
);

/** Validated later (forms/create.server.ts). */
export function readForms(items: readonly DeliveredItem[], mediaBase: string): FormSource[] {
  const { properties } = converter(mediaBase);
  return items
    .filter(({ contentType }) => contentType === TYPES.form)
    .map((item) => ({
      key: item.id,
      place: `form ${item.name ?? item.id}`,
      raw: definitionOf(properties(item.properties), item.name ?? ''),
    }));
}

export function readContent(
  items: readonly DeliveredItem[],
  mediaBase: string,
  placeOf: PlaceOf,
  lastLive: LiveData | null = null,
): ReadContent {
  const readItem = createItemReader(placeOf);
  const { properties } = converter(mediaBase);
  const faults: ContentFault[] = [];
  const report = (page: string, block: string | null, rest: Rest<unknown>) => {
    const bad = rest.success
      ? rest.leftOut
      : rest.error.issues.map(({ path, message }) => ({ path, reason: message }));
    for (const { path, reason } of bad) faults.push({ page, block, field: path.join('.'), reason });
  };

  function read<S extends z.ZodTypeAny>(
    schema: S,
    wire: unknown,
    page: string,
  ): z.output<S> | null {
    const rest = readRest(schema, fitToSchema(schema, wire));
    report(page, null, rest);
    return rest.success ? rest.data : null;
  }

  /** The page shows the rest, and editors read why this one is missing. */
  function block(wire: unknown, page: string): unknown {
    const type = isRecord(wire) ? String(wire['__typename']) : '';
    if (!Object.hasOwn(blockSchemas, type)) {
      faults.push({
        page,
        block: type,
        field: '',
        reason: 'is a content type that the site does not know',
      });
      return wire;
    }
    const schema = blockSchemas[type] as z.ZodTypeAny;
    const fitted = { ...(fitToSchema(schema, wire) as Record<string, unknown>), __typename: type };
    report(page, type, readRest(schema, fitted));
    return fitted;
  }

  function pageOf(item: DeliveredItem, path: string): PageContent | null {
    const { blocks, slots, title, ...rest } = properties(item.properties);
    const route = routeOf(path);
    const list = (value: unknown) =>
      (Array.isArray(value) ? value : []).map((wire: unknown) => block(wire, route));
    const named = (Array.isArray(slots) ? slots : []).filter(isRecord);
    const page = {
      ...rest,
      route,
      title: title || item.name || route,
      blocks: list(blocks),
      slots: Object.fromEntries(named.map((slot) => [String(slot['name']), list(slot['blocks'])])),
    };
    return read(PageContent, page, route);
  }

  const ofType = (type: string) => items.filter(({ contentType }) => contentType === type);
  const single = <S extends z.ZodTypeAny>(schema: S, type: string) => {
    const [item] = ofType(type);
    return item ? read(schema, properties(item.properties), type) : null;
  };
  const entries = ofType(TYPES.dictionary).flatMap((item) => {
    const { key = item.name, value } = properties(item.properties);
    return typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : [];
  });

  const [liveItem] = ofType(TYPES.live);
  const flags = liveItem && readLive(properties(liveItem.properties), TYPES.live, lastLive);
  const words = readDictionary({ ...brandDictionary, ...Object.fromEntries(entries) });

  const lists = Object.fromEntries(
    Object.keys(collectionSchemas).map((name) => [name, [] as unknown[]]),
  );
  const pages = new Map<string, PageContent>();
  const types: readonly string[] = Object.values(TYPES);
  for (const item of items) {
    const list = Object.hasOwn(LISTS, item.contentType) ? LISTS[item.contentType] : undefined;
    if (list) {
      const { contentType, name, id } = item;
      const page = `${contentType} ${name ?? id}`;
      const wire = { id, ...properties(item.properties) };
      const read = readItem({ list, page, name }, fitToSchema(collectionSchemas[list], wire));
      faults.push(...read.faults);
      lists[list]?.push(...read.items);
    } else if (item.route && !types.includes(item.contentType)) {
      const page = pageOf(item, item.route.path);
      if (page) pages.set(page.route, page);
    }
  }
  return {
    settings: single(Settings, TYPES.settings),
    live: flags?.live ?? null,
    offers: single(OffersPageContent, TYPES.offers),
    dictionary: words.dictionary,
    pages,
    collections: lists as unknown as Collections,
    forms: readForms(items, mediaBase),
    faults: [...(flags?.faults ?? []), ...faults, ...words.faults],
  };
}
