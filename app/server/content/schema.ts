import { z } from 'zod';

/** Live flags of the content system. Specification: lookup, section 1; journeys, section 1. An unreadable flag is off. */
export const LiveData = z.object({
  /** STORM switches layouts and texts; any other value is calm. */
  stormMode: z
    .string()
    .nullish()
    .transform((value) => value?.toUpperCase() === 'STORM'),
  /** The storm's name, shown in the banner slot while stormMode is on. */
  stormName: z.string().nullish().default(null),
  /** The banner's text about it. The storm's own item comes first (storm-content.ts). */
  stormText: z.string().nullish().default(null),
  powerSharingEnabled: z.boolean().catch(false),
  disableReportAPowerCutButtons: z.boolean().catch(false),
  hideOffersPageFromFuturePlannedJourney: z.boolean().catch(false),
  hideMultiIncidentCloseRoadsFeature: z.boolean().catch(false),
  twoCallsCheckEnabled: z.boolean().catch(false),
  /**
   * Whether to show how long similar power cuts took, beside the operator's time
   * (docs/decisions/odds.md).
   */
  oddsEnabled: z.boolean().catch(false),
});
export type LiveData = z.output<typeof LiveData>;

const Image = z.object({
  url: z.string().min(1),
  altText: z.string().nullish(),
  umbracoWidth: z.number().int().nullish(),
  umbracoHeight: z.number().int().nullish(),
  size: z.string().nullish(),
});

const Link = z.object({ url: z.string().min(1), name: z.string().min(1), target: z.string().nullish() });

/** Specification: lookup, section 3 (distributor data). */
const DistributorItem = z
  .object({
    name: z.string().min(1),
    /**
     * The market participant ids and distributor ids that belong to it, by which an address finds
     * its distributor.
     */
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

const SmsTimeframe = z.object({ enabled: z.boolean().default(false), hours: z.number().min(0).default(0) }).default({});
const SmsNetwork = z.object({ general: SmsTimeframe, lowVoltage: SmsTimeframe }).default({});

/**
 * The regulator's guaranteed standards: hours, and amounts in pounds, which change each April. A
 * null amount is not shown. docs/decisions/planned-and-offers.md (C-1 to C-6)
 */
const Compensation = z
  .object({
    hours: z.number().positive().default(12),
    largeCustomers: z.number().positive().default(5000),
    largeHours: z.number().positive().default(24),
    stormHours: z.number().positive().default(24),
    stormLongHours: z.number().positive().default(48),
    plannedNoticeDays: z.number().positive().default(2),
    homeAmount: z.number().positive().nullable().default(null),
    businessAmount: z.number().positive().nullable().default(null),
    claimUrl: z.string().regex(/^\//).default('/forms/compensation-claim'),
  })
  .default({});

/** The editors' settings for the site search. */
const SearchWords = z
  .object({
    /** Words or phrases with the same meaning. */
    synonyms: z.array(z.array(z.string().min(1).max(100)).min(2)).default([]),
    /** The page that comes first for exactly these words. */
    bestBets: z
      .array(z.object({ words: z.array(z.string().min(1).max(100)).min(1), url: z.string().regex(/^\//) }))
      .default([]),
  })
  .default({});
export type SearchWords = z.output<typeof SearchWords>;

/** Pages that have moved: old URLs with their new ones. */
const Redirects = z
  .array(z.object({ from: z.string().regex(/^\/[^?#]+$/), to: z.string().regex(/^\/(?!\/)/) }))
  .default([]);

export const Settings = z.object({
  operator: z.object({
    name: z.string(),
    /** The two halves of the name in the masthead. */
    nameLead: z.string(),
    nameRest: z.string(),
    strapline: z.string(),
    phone: z.string(),
    phoneHref: z.string(),
  }),
  distributors: z.array(DistributorItem),
  /** Base URL of the external rota load schedule; `/{blocks}?postcode=` is appended. */
  powerSharingScheduleUrl: z.string().url(),
  /**
   * The area checker's success text names the region, if known. Specification: lookup, section 4
   * "Area checker".
   */
  areaCheckerShowsRegion: z.boolean().default(true),
  reportPowerCutUrl: z.string(),
  textUpdatesUrl: z.string(),
  navigation: z.array(Link),
  /** Four groups of links at the end of every page. */
  footerGroups: z.array(z.object({ title: z.string().min(1), links: z.array(Link).min(1) })).default([]),
  contactItems: z.array(
    z.object({
      icon: z.string(),
      title: z.string(),
      text: z.string().nullish(),
      telephone: z.string().nullish(),
      link: Link.nullish(),
    }),
  ),
  powerSharingPopUp: z.object({
    powerSharingPopUpTitle: z.string().default(''),
    powerSharingPopUpMessage: z.string().default(''),
    powerSharingPopUpButtons: z.array(Link).default([]),
  }),
  redirects: Redirects,
  /** The contacts in security.txt, in order of preference (RFC 9116, "Contact"). */
  securityContacts: z.array(z.string().regex(/^(?:mailto:|https:|tel:)[^\s]+$/)).default([]),
  compensation: Compensation,
  search: SearchWords,
  customSms: z.object({ epn: SmsNetwork, lpn: SmsNetwork, spn: SmsNetwork }).default({}),
  /** Places with their own page under /power-cut/{place}. */
  places: z.array(
    z.object({
      slug: z.string().regex(/^[a-z0-9-]+$/),
      name: z.string(),
      lat: z.number(),
      lng: z.number(),
      outcodes: z.array(z.string()),
    }),
  ),
});
export type Settings = z.output<typeof Settings>;

/** A page from the content system; app/blocks/parse-blocks.ts parses its blocks one by one. */
export const PageContent = z.object({
  route: z.string().regex(/^\//),
  title: z.string(),
  description: z.string().default(''),
  field: z.enum(['ask', 'night', 'paper']).default('paper'),
  /**
   * `none` if the first block has the page's heading; otherwise the page shows it, with a link up.
   */
  header: z.enum(['plain', 'none']).default('plain'),
  /** Hidden from the site search and search engines. */
  unlisted: z.boolean().default(false),
  blocks: z.array(z.unknown()).default([]),
  /** Named slots, such as the variants of the incident page. */
  slots: z.record(z.array(z.unknown())).default({}),
});
export type PageContent = z.output<typeof PageContent>;

export const DictionaryContent = z.record(z.string());

/**
 * A language's file: translations of content by the English text, and editors' overrides of the
 * site's texts by name.
 */
export const TranslationContent = z.object({
  /** The site's own texts, by folder. */
  words: z.record(DictionaryContent).default({}),
  phrases: z.record(z.string()).default({}),
  /** By the English text of a question: its answers' names, if they differ from those elsewhere. */
  answers: z.record(z.record(z.string())).default({}),
  dictionary: DictionaryContent.default({}),
});
