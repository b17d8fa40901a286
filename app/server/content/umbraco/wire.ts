import { z } from 'zod';

export const DeliveredItem = z.object({
  id: z.string(),
  contentType: z.string().min(1),
  name: z.string().nullish(),
  updateDate: z.string().nullish(),
  route: z.object({ path: z.string() }).nullish(),
  properties: z.record(z.unknown()).catch({}),
});
export type DeliveredItem = z.output<typeof DeliveredItem>;

/** Malformed items are skipped and counted by the caller. */
export const DeliveredItems = z.object({
  total: z.number().int().min(0),
  items: z.array(DeliveredItem.nullable().catch(null)),
});

export const DeliveredMedia = z.object({
  url: z.string().min(1),
  name: z.string().nullish(),
  mediaType: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  bytes: z.number().nullish(),
  properties: z.record(z.unknown()).nullish(),
});

export const DeliveredLink = z.object({
  url: z.string().nullish(),
  queryString: z.string().nullish(),
  title: z.string().nullish(),
  target: z.string().nullish(),
  route: z.object({ path: z.string() }).nullish(),
  linkType: z.enum(['Content', 'Media', 'External', 'Unknown']),
});

const Element = z.object({
  contentType: z.string().min(1),
  properties: z.record(z.unknown()).catch({}),
});
export const DeliveredBlock = z.object({ content: Element, settings: Element.nullish() });
export type DeliveredBlock = z.output<typeof DeliveredBlock>;

export const DeliveredBlocks = z.object({
  items: z.array(
    DeliveredBlock.extend({ areas: z.array(z.object({ items: z.array(z.unknown()) })).nullish() })
      .nullable()
      .catch(null),
  ),
});

export const DeliveredRichText = z
  .object({ markup: z.string(), blocks: z.array(z.unknown()).optional() })
  .strict();
