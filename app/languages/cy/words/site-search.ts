import type { siteSearchTexts } from '~/texts/site-search';

/** The search of the whole site in Welsh. */
export const siteSearchWords = {
  siteSearchTitle: 'Chwilio ein gwefan',
  siteSearchTitleFor: 'Canlyniadau chwilio am “{phrase}”',
  siteSearchDescription: 'Dod o hyd i gymorth, ffurflenni a gwasanaethau.',
  siteSearchLabel: 'Am beth ydych chi’n chwilio?',
  siteSearchButton: 'Chwilio',
  siteSearchShowing: 'Yn dangos {from}-{to} o {total} canlyniad',
  siteSearchShowingOne: 'Yn dangos 1 canlyniad',
  siteSearchNone: 'Dim canlyniadau ar gyfer “{phrase}”',
  siteSearchNoneHint:
    'Gwiriwch y sillafu, neu rhowch gynnig ar lai o eiriau neu eiriau eraill. Am doriad trydan, ffoniwch 105, am ddim, ddydd neu nos.',
  siteSearchEmpty: 'Teipiwch yr hyn rydych yn chwilio amdano, fel “generadur” neu “mesurydd”.',
  siteSearchNoSuchPage: 'Nid oes tudalen {page} o’r canlyniadau hyn.',
  siteSearchFirstPage: 'Mynd i dudalen gyntaf y canlyniadau',
  siteSearchFailed:
    'Nid yw ein chwiliad yn gweithio ar hyn o bryd. Rhowch gynnig arall arni ymhen ychydig funudau. Am doriad trydan, ffoniwch 105, am ddim, ddydd neu nos.',
  siteSearchPages: 'Tudalennau’r canlyniadau',
  siteSearchPrevious: 'Blaenorol',
  siteSearchNext: 'Nesaf',
} as const satisfies Record<keyof typeof siteSearchTexts, string>;
