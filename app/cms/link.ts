import { z } from 'zod';
import { isRecord } from '~/domain/is-record';

/**
 * Turns a link's `uRL` field into `buttonUrl`, and prefixes its type name with "New" unless it
 * already is. If both exist, `buttonUrl` wins.
 */
export function withButtonUrl(value: unknown): unknown {
  if (!isRecord(value) || value['uRL'] === undefined) return value;
  const { uRL, ...rest } = value;
  const typeName = rest['__typename'];
  const prefixed =
    typeof typeName === 'string' && !typeName.startsWith('New') ? `New${typeName}` : typeName;
  return {
    ...rest,
    buttonUrl: rest['buttonUrl'] ?? uRL,
    ...(prefixed === undefined ? {} : { __typename: prefixed }),
  };
}

/** Pages of ours, anchors, other sites, email and phone; never script. */
const SAFE_HREF = /^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i;

const Url = z.string().trim().regex(SAFE_HREF, 'is not an address that a link may lead to');

const NO_WORDS = 'a link needs words';
const NamedUrl = z.object({
  url: Url,
  name: z
    .string({ required_error: NO_WORDS, invalid_type_error: NO_WORDS })
    .trim()
    .min(1, NO_WORDS),
  target: z.string().nullish(),
  type: z.string().nullish(),
});
const linkOf = <Name>({
  url,
  name,
  target,
  type,
}: Omit<z.output<typeof NamedUrl>, 'name'> & { name: Name }) => ({
  href: url,
  name,
  newTab: target === '_blank',
  type: type ?? null,
});

export const ButtonUrl = NamedUrl.extend({ name: z.string().trim().nullish() }).transform((wire) =>
  linkOf({ ...wire, name: wire.name || null }),
);
export type ButtonUrl = z.output<typeof ButtonUrl>;
export const ButtonUrlWithWords = NamedUrl.transform(linkOf);

export const Link = z
  .preprocess(withButtonUrl, z.object({ buttonUrl: ButtonUrlWithWords }))
  .transform(({ buttonUrl: { href, name } }) => ({ href, name }));
export type Link = z.output<typeof Link>;
