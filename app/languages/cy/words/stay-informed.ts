import type { stayInformedTexts } from '~/texts/stay-informed';

/** Stay informed without an account, in Welsh. */
export const stayInformedWords = {
  informedTitle: 'Cael gwybod heb gyfrif',
  informedText:
    'Dilynwch doriadau trydan yn eich calendr, eich darllenydd newyddion neu eich map eich hun. Nid ydym yn gofyn am enw na rhif.',
  informedBack: 'Yn ôl',
  informedPostcode: 'Eich cod post',
  informedPostcodeHint: 'Byddwn yn dangos y dolenni ar gyfer eich ardal. Er enghraifft, CB1 9ZA.',
  informedFind: 'Dangos y dolenni',
  informedInvalid: 'Rhowch god post llawn a dilys',
  informedIncident: 'Y toriad trydan hwn: {place}',
  informedSector: 'Eich ardal: {place}',
  informedAll: 'Pob toriad trydan',
  informedCalendar: 'Ychwanegu at eich calendr',
  informedCalendarText:
    'Bydd gwaith wedi’i gynllunio ac amseroedd disgwyliedig yn ymddangos yn eich calendr ac yn newid ohonynt eu hunain.',
  informedCalendarFile: 'Calendr fel ffeil (iCal)',
  informedAtom: 'Darllenydd newyddion (Atom)',
  informedAtomText: 'Mae pob toriad trydan yn un eitem. Bydd yn symud i fyny pan fydd rhywbeth yn newid.',
  informedCap: 'Rhybuddion (CAP)',
  informedCapText: 'Ar gyfer apiau rhybuddio a systemau rhybuddio cynghorau, ysgolion a chartrefi gofal.',
  informedGeojson: 'Data map (GeoJSON)',
  informedGeojsonText:
    'Yr ardaloedd yr effeithir arnynt, ar gyfer eich map neu eich rhaglen eich hun. Am ddim i’w defnyddio.',
  informedNote: 'Amcangyfrifon yw’r amseroedd a gallant symud. Mewn perygl, neu angen cymorth ychwanegol? Ffoniwch',
  informedTexts: 'A fyddai neges destun yn haws?',
  informedTextsLink: 'Cael negeseuon testun',
  informedDevelopers: 'Ar gyfer eich rhaglenni a’ch gwefannau eich hun',
} as const satisfies Record<keyof typeof stayInformedTexts, string>;
