import type { stillOffTexts } from '~/texts/power-cut/still-off';

/** "Is your power still off?" in Welsh. */
export const stillOffWords = {
  stillTitle: 'A yw eich trydan i ffwrdd o hyd?',
  stillDescription: 'Tri pheth i’w gwirio, a sut i ddweud wrthym fod eich trydan i ffwrdd o hyd.',
  stillLead:
    'Mae toriad trydan {reference} yn {place} ar ben i’r rhan fwyaf o gartrefi. Gall fod nam arall yn eich cartref chi.',
  stillBack: 'Yn ôl i’r toriad trydan',
  stillAddress: 'Eich cyfeiriad',
  stillAddressOther: 'Cyfeiriad arall ydyw',
  stillFormTitle: 'I ffwrdd o hyd? Dywedwch wrthym',
  stillFormText: 'Byddwn yn ei anfon at ein hystafell reoli, gyda rhif y toriad trydan a’r amser.',
  stillWhat: 'Beth ddigwyddodd? (gallwch adael hwn yn wag)',
  stillNever: 'Ni ddaeth yn ôl o gwbl',
  stillAgain: 'Daeth yn ôl ac yna diffodd eto',
  stillLine: 'Rhif neu enw’r tŷ, a’r stryd',
  stillPostcode: 'Cod post',
  stillMobile: 'Eich rhif ffôn symudol (gallwch adael hwn yn wag)',
  stillMobileHint: 'Er mwyn i’n peirianwyr allu eich ffonio. Er enghraifft, 07700 900123.',
  stillPrivacy:
    'Rydym yn defnyddio’r hyn a ddywedwch i ddod â’ch trydan yn ôl. Rydym yn cyfrif eich cartref, heb eich cyfeiriad, er mwyn i’ch cymdogion weld.',
  stillSend: 'Dweud wrthym ei fod i ffwrdd o hyd',
  stillCall: 'Heb drydan ac angen trydan ar gyfer eich iechyd, neu mewn perygl? Ffoniwch',
  stillClosed: 'Ni allwn dderbyn adroddiadau yma ar hyn o bryd. Ffoniwch',

  stillErrorSummary: 'Mae problem',
  stillErrorKept: 'Rydym wedi cadw’r hyn a deipiwyd gennych.',
  stillLineMissing: 'Rhowch rif neu enw eich tŷ, a’ch stryd',
  stillLineLong: 'Gall y cyfeiriad fod hyd at 50 llythyren o hyd',
  stillPostcodeInvalid: 'Rhowch god post llawn a dilys',
  stillMobileInvalid: 'Rhowch rif ffôn symudol yn y DU, fel 07700 900123, neu gadewch ef yn wag',
  stillElsewhere:
    'Nid yw’r cod post hwn yn ardal y toriad trydan hwn. Rhowch wybod am doriad trydan yn lle hynny, neu ffoniwch 105.',
  stillReport: 'Rhoi gwybod am doriad trydan',
  stillFailedTitle: 'Mae’n ddrwg gennym, ni weithiodd hynny',
  stillFailedText: 'Nid oeddem yn gallu cadw eich adroddiad. Rhowch gynnig arall arni ymhen eiliad, neu ffoniwch 105.',
  stillTooMany: 'Rydych wedi rhoi cynnig ar hyn lawer gwaith. Arhoswch funud, neu ffoniwch 105.',

  stillSentTitle: 'Diolch, rydym yn gwybod bod eich trydan i ffwrdd o hyd',
  stillSentText:
    'Mae eich adroddiad gan ein hystafell reoli. Gadewch un golau ymlaen, er mwyn gwybod pan ddaw’r trydan yn ôl.',
  stillSentReference: 'Eich cyfeirnod yw',
  stillSentHome: 'Gweld toriadau trydan nawr',
} as const satisfies Record<keyof typeof stillOffTexts, string>;
