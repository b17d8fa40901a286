import type { plannedTexts } from '~/texts/planned';

/** Planned work in Welsh: the search, the page of an address's work to come, and the failed text sign-up. */
export const plannedWords = {
  plannedSearchTitle: 'Pryd mae’r gwaith wedi’i gynllunio?',
  plannedSearchText: 'Wedi cael llythyr am waith wedi’i gynllunio? Teipiwch eich cod post i weld y dyddiad a’r oriau.',
  plannedSearchPlaceholder: 'Chwilio yn ôl cod post',
  plannedSearchLabel: 'Eich cod post',
  plannedSearchButton: 'Gwirio',
  plannedRemembered: 'Defnyddio’r cyfeiriad y buoch yn chwilio amdano o’r blaen',
  plannedUnavailable: 'Ni allwn chwilio am hyn ar hyn o bryd. Rhowch gynnig arall arni cyn bo hir, neu ffoniwch 105.',
  plannedBusy:
    'Mae llawer iawn o chwiliadau’n dod o’ch rhwydwaith chi ar hyn o bryd. Mae eich cyfeiriad yma o hyd: rhowch gynnig arall arni ymhen munud. Os yw eich trydan i ffwrdd, ffoniwch 105 am ddim, ddydd neu nos.',
  plannedBack: 'Yn ôl',

  futureTitle: 'Gwaith wedi’i gynllunio yn eich cyfeiriad',
  futureDescription: 'Pryd y bydd y trydan i ffwrdd, a sut i baratoi.',
  futureDate: '{date}: trydan i ffwrdd',
  futureFrom: 'o {from}',
  futureBetween: '{from} i {to}',
  futureReason: 'Beth rydym yn ei wneud',
  futureReference: 'Cyfeirnod',
  futureAddress: 'Cyfeiriad',
  futureFormText:
    'Dywedwch wrthym beth fydd ei angen arnoch ar y diwrnod. Yna dewiswch rai eitemau am ddim ar ei gyfer.',
  futureFormButton: 'Dweud wrthym beth sydd ei angen arnoch',
  futureOffersText: 'Gallwch ddewis rhai eitemau am ddim ar gyfer y diwrnod.',
  futureOffersButton: 'Dewis eich eitemau am ddim',
  futurePrepareTitle: 'Sut i baratoi',
  futurePrepareCharge: 'Gwefrwch eich ffôn a thortsh y noson cynt.',
  futurePrepareFood: 'Cadwch ddrysau’r oergell a’r rhewgell ar gau. Mae bwyd yn aros yn oer am oriau.',
  futurePrepareLight: 'Gadewch un golau ymlaen, er mwyn gwybod pan ddaw’r trydan yn ôl.',
  futurePrepareGate: 'Edrychwch sut i agor giatiau trydan a drysau garej â llaw.',
  futureNeedsTitle: 'Os ydych yn dibynnu ar drydan ar gyfer eich iechyd',
  futureNeedsText: 'Dywedwch wrthym heddiw. Gallwn drafod beth fyddai’n eich helpu ar y diwrnod.',
  futureCall: 'Ffonio {phone}',
  futureIncident: 'Dilyn y gwaith hwn',
  futureNoneTitle: 'Nid ydym yn gwybod am waith wedi’i gynllunio i chi',
  futureNoneText: 'Chwiliwch am eich cyfeiriad yn gyntaf. Byddwn yn dangos ei waith wedi’i gynllunio, os oes peth.',
  futureSearch: 'Chwilio am eich cyfeiriad',

  textFailureTitle: 'Nid yw eich negeseuon testun wedi’u trefnu',
  textFailureText:
    'Aeth rhywbeth o’i le ar ein hochr ni. Nid ydym wedi cadw eich rhif. Rhowch gynnig arall arni wedyn.',
  textFailureCall: 'I gael gwybod am doriad trydan nawr, ffoniwch',
  textFailureAgain: 'Rhoi cynnig arall arni',
  textFailureHome: 'Mynd i’r hafan',
} as const satisfies Record<keyof typeof plannedTexts, string>;
