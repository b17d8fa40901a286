import { z } from 'zod';
import { isRecord } from '~/domain/is-record';

/**
 * A link that carries a `uRL` field becomes one with a `buttonUrl`, and its type name gets the prefix "New", unless it has it.
 * Where both exist, `buttonUrl` wins. Specification: lookup, section 1; decisions, "Link conversion".
 */
export function withButtonUrl(value: unknown): unknown {
  if (!isRecord(value) || value['uRL'] === undefined) return value;
  const { uRL, ...rest } = value;
  const typeName = rest['__typename'];
  const prefixed = typeof typeName === 'string' && !typeName.startsWith('New') ? `New${typeName}` : typeName;
  return { ...rest, buttonUrl: rest['buttonUrl'] ?? uRL, ...(prefixed === undefined ? {} : { __typename: prefixed }) };
}

/** Pages of ours, anchors, other sites, mail and telephone; never script. */
const SAFE_HREF = /^(?:\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i;

/** Where a link goes. Specification: lookup, section 3 (buttonUrl: url, name, target, type). */
export const ButtonUrl = z
  .object({
    url: z.string().trim().regex(SAFE_HREF, 'is not an address that a link may lead to'),
    name: z.string().trim().nullish(),
    target: z.string().nullish(),
    type: z.string().nullish(),
  })
  .transform(({ url, name, target, type }) => ({
    href: url,
    name: name || null,
    newTab: target === '_blank',
    type: type ?? null,
  }));
export type ButtonUrl = z.output<typeof ButtonUrl>;

/** A plain link with its words. */
export const Link = z
  .preprocess(withButtonUrl, z.object({ buttonUrl: ButtonUrl }))
  .transform(({ buttonUrl }, context) => {
    if (buttonUrl.name) return { href: buttonUrl.href, name: buttonUrl.name };
    context.addIssue({ code: z.ZodIssueCode.custom, message: 'a link needs words', path: ['buttonUrl', 'name'] });
    return z.NEVER;
  });
export type Link = z.output<typeof Link>;
