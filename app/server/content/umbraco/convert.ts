import { routeOf } from '~/cms/route-of';
import {
  DeliveredBlocks,
  DeliveredItem,
  DeliveredLink,
  DeliveredMedia,
  DeliveredRichText,
  type DeliveredBlock,
} from './wire';

/** "mediaGallery" of the content system is "MediaGallery" here. */
export const typeNameOf = (alias: string): string => alias.charAt(0).toUpperCase() + alias.slice(1);

/** Files of the content system within rich text: only it has them. */
const MEDIA_IN_MARKUP = /(\s(?:href|src)=["'])(\/media\/[^"']*)/gi;

type Properties = Readonly<Record<string, unknown>>;

/** Turns what the Delivery API sends into the shapes that our schemas read (docs/content-system.md). */
export function converter(mediaBase: string) {
  const whole = (path: string): string => new URL(path, mediaBase).href;

  const media = ({ url, name, width, height, bytes, properties }: ReturnType<typeof DeliveredMedia.parse>) => ({
    url: whole(url),
    name: name ?? null,
    altText: typeof properties?.['altText'] === 'string' ? properties['altText'] : '',
    umbracoWidth: width ?? null,
    umbracoHeight: height ?? null,
    size: bytes === null || bytes === undefined ? null : String(bytes),
  });

  function link({ url, queryString, title, target, route, linkType }: ReturnType<typeof DeliveredLink.parse>) {
    const path = linkType === 'Content' ? (route ? routeOf(route.path) : url) : url;
    const address = linkType === 'Media' && path ? whole(path) : path;
    return { url: `${address ?? ''}${queryString ?? ''}`, name: title ?? null, target: target ?? null, type: linkType };
  }

  const properties = (values: Properties): Record<string, unknown> =>
    Object.fromEntries(Object.entries(values).map(([name, inner]) => [name, value(inner)]));

  const block = ({ content, settings }: DeliveredBlock): Record<string, unknown> => ({
    ...properties(settings?.properties ?? {}),
    ...properties(content.properties),
    __typename: typeNameOf(content.contentType),
  });

  /** A grid's areas are read in their order, after the block that holds them: pages of ours have one column. */
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
      return text.data.markup.replace(MEDIA_IN_MARKUP, (_, before: string, path: string) => before + whole(path));
    const picture = DeliveredMedia.safeParse(wire);
    if (picture.success) return media(picture.data);
    const target = DeliveredLink.safeParse(wire);
    if (target.success) return link(target.data);
    if (DeliveredBlocks.safeParse(wire).success) return blocks(wire);
    const item = DeliveredItem.safeParse(wire);
    if (item.success) return picked(item.data);
    return properties(wire as Properties);
  }

  /** Another item that an editor picked: its own properties, where it lives, and what it is called. */
  const picked = (item: DeliveredItem): Record<string, unknown> => ({
    id: item.id,
    name: item.name ?? null,
    ...(item.route ? { url: routeOf(item.route.path) } : {}),
    ...properties(item.properties),
    __typename: typeNameOf(item.contentType),
  });

  return { properties, picked };
}
