import { z } from 'zod';
import profile from '#operator/profile.json';
import regions from '#operator/regions.json';
import { Contact, Distributor, Names, Region, Town } from '~/server/brand/profile';
import { isRecord } from '~/domain/is-record';
import type { ContentFault } from './fault';

/** What editors may write for a storm, besides true and false. */
const STORM_WORDS: Readonly<Record<string, boolean>> = {
  ...{ STORM: true, TRUE: true, ON: true },
  ...{ '': false, CALM: false, NORMAL: false, NONE: false, FALSE: false, OFF: false },
};

const StormMode = z.union([z.boolean(), z.string()]).transform((value, context): boolean => {
  if (typeof value === 'boolean') return value;
  const isOn = STORM_WORDS[value.trim().toUpperCase()];
  if (isOn !== undefined) return isOn;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'is neither STORM nor CALM' });
  return z.NEVER;
});

/** A missing flag is off; `readLive` treats unknown values. */
export const LiveData = z.object({
  stormMode: StormMode.catch(false),
  stormName: z.string().nullable().catch(null),
  /** The text of the storm's own item comes first (storm-content.ts). */
  stormText: z.string().nullable().catch(null),
  powerSharingEnabled: z.boolean().catch(false),
  disableReportAPowerCutButtons: z.boolean().catch(false),
  hideOffersPageFromFuturePlannedJourney: z.boolean().catch(false),
  hideMultiIncidentCloseRoadsFeature: z.boolean().catch(false),
  twoCallsCheckEnabled: z.boolean().catch(false),
  oddsEnabled: z.boolean().catch(false),
});
export type LiveData = z.output<typeof LiveData>;

/**
 * An unknown value keeps the last good one and is reported, so that a typing mistake ends no storm.
 */
export function readLive(
  wire: unknown,
  page: string,
  lastGood: LiveData | null,
): { readonly live: LiveData; readonly faults: readonly ContentFault[] } {
  const faults: ContentFault[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(LiveData.shape)) {
    const sent = isRecord(wire) ? wire[field] : null;
    // A content system sends a choice as a list of one.
    const value: unknown = Array.isArray(sent) ? sent[0] : sent;
    const read = schema.removeCatch().safeParse(value ?? null);
    const isKnown = value == null || read.success;
    values[field] = isKnown ? value : lastGood?.[field as keyof LiveData];
    if (isKnown) continue;
    const reason = `${read.error?.issues[0]?.message ?? 'is unknown'}; it stays as it was`;
    faults.push({ page, block: null, field, reason });
  }
  return { live: LiveData.parse(values), faults };
}

const Link = z.object({
  url: z.string().min(1),
  name: z.string().min(1),
  target: z.string().nullish(),
});

const SmsTimeframe = z
  .object({ enabled: z.boolean().default(false), hours: z.number().min(0).default(0) })
  .default({});
const SmsNetwork = z.object({ general: SmsTimeframe, lowVoltage: SmsTimeframe }).default({});

/**
 * Hours, and amounts in pounds, which change each April. A null amount is not shown.
 * docs/decisions/planned-and-offers.md (C-1 to C-6)
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
    /** The day on which the amounts were last checked, such as 2026-11-23. */
    amountsAsOf: z.string().date().transform(Date.parse).nullable().default(null),
    claimUrl: z.string().regex(/^\//).default('/forms/compensation-claim'),
  })
  .default({});

const SearchPhrase = z.string().min(1).max(100);

export const SearchWords = z
  .object({
    /** Words of the same meaning; or what visitors type (`words`) and what pages say (`means`). */
    synonyms: z
      .array(
        z.union([
          z.array(SearchPhrase).min(2),
          z.object({ words: z.array(SearchPhrase).min(1), means: z.array(SearchPhrase).min(1) }),
        ]),
      )
      .default([]),
    bestBets: z
      .array(
        z.object({
          words: z.array(SearchPhrase).min(1),
          url: z.string().regex(/^\//),
        }),
      )
      .default([]),
  })
  .default({});
export type SearchWords = z.output<typeof SearchWords>;

const Redirects = z
  .array(z.object({ from: z.string().regex(/^\/[^?#]+$/), to: z.string().regex(/^\/(?!\/)/) }))
  .default([]);

export const Settings = z.object({
  // What the operator's profile says, unless the editors say something else.
  operator: Names.default(profile.operator),
  regions: z.array(Region).default(regions),
  distributors: z.array(Distributor).default(profile.distributors),
  powerSharingScheduleUrl: z.string().url().default(profile.powerSharingScheduleUrl),
  securityContacts: z.array(Contact).default(profile.securityContacts),
  /** The success text names the region, if known. */
  areaCheckerShowsRegion: z.boolean().default(true),
  reportPowerCutUrl: z.string(),
  textUpdatesUrl: z.string(),
  navigation: z.array(Link),
  footerGroups: z
    .array(z.object({ title: z.string().min(1), links: z.array(Link).min(1) }))
    .default([]),
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
  compensation: Compensation,
  search: SearchWords,
  searchIn: z.record(SearchWords).default({}),
  /** By the code of a region in small letters. */
  customSms: z.record(SmsNetwork).default({}),
  places: z.array(Town).default(profile.places),
});
export type Settings = z.output<typeof Settings>;

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
  slots: z.record(z.array(z.unknown())).default({}),
});
export type PageContent = z.output<typeof PageContent>;

export const DictionaryContent = z.record(z.string());

/**
 * Translations of content by the English text, and editors' overrides of the site's texts by name.
 */
export const TranslationContent = z.object({
  words: z.record(DictionaryContent).default({}),
  phrases: z.record(z.string()).default({}),
  /** By the English text of a question: its answers' names, if they differ from those elsewhere. */
  answers: z.record(z.record(z.string())).default({}),
  dictionary: DictionaryContent.default({}),
});
