import { z } from 'zod';
import { isRecord } from '~/domain/is-record';
import { ButtonUrlWithWords, withButtonUrl } from './link';

/** An unknown type is a plain link. */
const appearanceOf = (cTAType: string | null | undefined): 'primary' | 'second' | 'link' => {
  const wish = cTAType?.toLowerCase() ?? '';
  if (wish.includes('primary')) return 'primary';
  return wish.includes('secondary') || wish.includes('outline') ? 'second' : 'link';
};

function withWords(value: unknown): unknown {
  const cta = withButtonUrl(value);
  if (!isRecord(cta) || !isRecord(cta['buttonUrl'])) return cta;
  const { buttonUrl, ariaLabel } = cta;
  const { name } = buttonUrl as Record<string, unknown>;
  const isNamed = name != null && name !== '';
  return isNamed || typeof ariaLabel !== 'string'
    ? cta
    : { ...cta, buttonUrl: { ...buttonUrl, name: ariaLabel } };
}

export const Cta = z
  .preprocess(
    withWords,
    z.object({
      __typename: z.string().nullish(),
      buttonUrl: ButtonUrlWithWords,
      cTAType: z.string().nullish(),
      iconPicker: z.string().nullish(),
      ariaLabel: z.string().trim().nullish(),
    }),
  )
  .transform(({ __typename, buttonUrl, cTAType, iconPicker, ariaLabel }) => ({
    href: buttonUrl.href,
    name: buttonUrl.name,
    newTab: buttonUrl.newTab,
    appearance: appearanceOf(cTAType),
    icon: iconPicker || null,
    ariaLabel: ariaLabel || null,
    typeName: __typename ?? null,
  }));
export type Cta = z.output<typeof Cta>;
