import { z } from 'zod';
import { ButtonUrl, withButtonUrl } from './link';

/** What a call to action looks like; an unknown wish is a plain link. */
const appearanceOf = (cTAType: string | null | undefined): 'primary' | 'second' | 'link' => {
  const wish = cTAType?.toLowerCase() ?? '';
  if (wish.includes('primary')) return 'primary';
  return wish.includes('secondary') || wish.includes('outline') ? 'second' : 'link';
};

/** A call to action. Specification: lookup, section 3 (CTA: buttonUrl, cTAType, iconPicker, ariaLabel, __typename appearance). */
export const Cta = z
  .preprocess(
    withButtonUrl,
    z.object({
      __typename: z.string().nullish(),
      buttonUrl: ButtonUrl,
      cTAType: z.string().nullish(),
      iconPicker: z.string().nullish(),
      ariaLabel: z.string().trim().nullish(),
    }),
  )
  .transform(({ __typename, buttonUrl, cTAType, iconPicker, ariaLabel }, context) => {
    const name = buttonUrl.name ?? ariaLabel;
    if (!name) {
      context.addIssue({
        code: z.ZodIssueCode.custom,
        message: 'a call to action needs words',
        path: ['buttonUrl', 'name'],
      });
      return z.NEVER;
    }
    return {
      href: buttonUrl.href,
      name,
      newTab: buttonUrl.newTab,
      appearance: appearanceOf(cTAType),
      icon: iconPicker || null,
      ariaLabel: ariaLabel || null,
      typeName: __typename ?? null,
    };
  });
export type Cta = z.output<typeof Cta>;
