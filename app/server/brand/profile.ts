import { z } from 'zod';
import { FEED_SHAPES, feedShape } from '~/server/incidents/operator-feeds/shapes';
import { colourOf, contrastFaults, tokensIn, type Tokens } from '~/domain/brand/colours';

const Scheme = z.object({ light: z.string(), dark: z.string() });

/** Content says `{operator.phone}` where it needs one. */
export const Names = z
  .object({
    name: z.string().min(1),
    /** The two halves of the name in the masthead. */
    nameLead: z.string().min(1),
    nameRest: z.string(),
    strapline: z.string(),
    phone: z.string().min(3),
    phoneHref: z.string().startsWith('tel:'),
  })
  .catchall(z.string().min(1));

export const Region = z.object({
  number: z.number().int().min(1),
  code: z.string().regex(/^[A-Z][A-Z0-9]{1,9}$/),
  name: z.string().min(1),
  /** The first two digits of its MPANs. */
  distributorIds: z.array(z.number().int().min(10).max(99)).min(1),
  mpids: z.array(z.string().regex(/^[A-Z]{4}$/)).default([]),
});

/** A place with a page of its own under /power-cut/{place}. */
export const Town = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  outcodes: z.array(z.string()),
});

/** A contact in security.txt (RFC 9116, "Contact"). */
export const Contact = z.string().regex(/^(?:mailto:|https:|tel:)[^\s]+$/);

const Image = z.object({
  url: z.string().min(1),
  altText: z.string().nullish(),
  umbracoWidth: z.number().int().nullish(),
  umbracoHeight: z.number().int().nullish(),
  size: z.string().nullish(),
});

export const Distributor = z
  .object({
    name: z.string().min(1),
    /** Market participant ids, by which an address finds its distributor. */
    mpids: z.array(z.string()).default([]),
    distributorIds: z.array(z.number()).default([]),
    dnoLogo: Image.nullish(),
    dnoPhoneNumber: z.string().nullish(),
    websiteURL: z.string().url().nullish(),
  })
  .transform((item) => ({
    name: item.name,
    mpids: item.mpids,
    distributorIds: item.distributorIds,
    logo: item.dnoLogo
      ? {
          url: item.dnoLogo.url,
          alt: item.dnoLogo.altText ?? item.name,
          width: item.dnoLogo.umbracoWidth ?? null,
          height: item.dnoLogo.umbracoHeight ?? null,
        }
      : null,
    phone: item.dnoPhoneNumber ?? null,
    website: item.websiteURL ?? null,
  }));

const Bounds = z
  .object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() })
  .refine(({ south, west, north, east }) => south < north && west < east, {
    message: 'must have south below north and west before east',
  });
const Centre = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const View = z.object({ centre: Centre, zoom: z.number().min(4).max(12) });

const Profile = z.object({
  operator: Names,
  /** The logo in the masthead: paths in a circle of 48 by 48, the second in the accent colour. */
  mark: z.object({ strokes: z.string().min(1), accent: z.string().min(1) }),
  /** Licence areas, numbered from 1 as in the address directory. outlines.json has the same order. */
  regions: z
    .array(Region)
    .min(1)
    .refine((regions) => regions.every(({ number }, index) => number === index + 1), {
      message: 'must be numbered 1, 2, 3 …',
    }),
  map: z.object({
    bounds: Bounds,
    panBounds: Bounds,
    /** Where a map without a known place opens, and where zooming in on the whole area starts. */
    start: Centre,
    middle: Centre,
    wide: View,
    phone: View,
  }),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  /** The shape of its feed of incidents; null to recognise it. docs/real-feed.md */
  feedShape: z
    .string()
    .nullable()
    .refine((shape) => shape === null || feedShape(shape) !== undefined, {
      message: `must be null or one of ${FEED_SHAPES.map(({ id }) => id).join(', ')}`,
    }),
  /** The browser's own colours by the field at the top of a page; they repeat tokens.css. */
  themeColours: z.object({ ask: Scheme, night: Scheme, paper: Scheme }),
  /** In order of preference (RFC 9116, "Contact"). */
  securityContacts: z.array(Contact),
  /** Base URL of the external rota load schedule; `/{blocks}?postcode=` is appended. */
  powerSharingScheduleUrl: z.string().url(),
  places: z.array(Town),
  distributors: z.array(Distributor),
});
export type Profile = z.output<typeof Profile>;

const THEMES = { ask: 'field-ask', night: 'night', paper: 'paper' } as const;

export interface Brand extends Profile {
  readonly tokens: { readonly light: Tokens; readonly dark: Tokens };
}

/** Throws one sentence for each thing that is wrong. */
export function readBrand(raw: unknown, css: string): Brand {
  const { data: profile, error } = Profile.safeParse(raw);
  if (!profile) {
    const sentences = error.issues.map(
      ({ path, message }) => `profile.json, ${path.join('.')} is wrong: ${message}.`,
    );
    throw new Error(sentences.join('\n'));
  }
  const tokens = tokensIn(css);
  const faults = contrastFaults(tokens);
  for (const [theme, token] of Object.entries(THEMES))
    for (const scheme of ['light', 'dark'] as const) {
      const [said, meant] = [
        profile.themeColours[theme as keyof typeof THEMES][scheme],
        colourOf(tokens[scheme], token),
      ];
      if (said !== meant)
        faults.push(
          `look.json, themeColours.${theme}.${scheme} is ${said}, but --${token} of tokens.css is ${meant}.`,
        );
    }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { ...profile, tokens };
}
