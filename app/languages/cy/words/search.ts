import type { searchTexts } from '~/texts/search';
import type { searchBoxTexts } from '~/texts/search-box';

/** Address search in Welsh: page and dialog. */
export const searchWords = {
  addressSearchTitle: 'Dod o hyd i’ch cyfeiriad',
  addressSearchChooseTitle: 'Dewis eich cyfeiriad',
  addressSearchDescription: 'Dewiswch eich cyfeiriad i weld a oes toriad trydan a phryd y dylai’r trydan fod yn ôl.',
  addressSearchBack: 'Yn ôl',
  addressSearchClose: 'Cau',
  addressSearchNew: 'Dechrau chwiliad newydd',
  addressSearchLoading: 'Yn chwilio am eich cyfeiriad…',

  addressLookupPostcode: 'Rhowch god post llawn a dilys',
  addressLengthLessThan5Characters: 'Rhowch o leiaf 5 nod, fel cod post neu stryd',
  addressSearchErrorHeading: 'Gwiriwch yr hyn a deipiwyd gennych',

  addressResultsOne: '1 canlyniad ar gyfer {value}',
  addressResultsMany: '{count} o ganlyniadau ar gyfer {value}',
  addressGroupOne: '1 cyfeiriad',
  addressGroupMany: '{count} o gyfeiriadau',
  addressExportMeter: 'Mesurydd allforio',
  addressAnnounceOne:
    'Cafwyd 1 canlyniad. Pwyswch Tab i symud drwy’r dewisiadau. Ewch o dan y rhestr os na allwch ddod o hyd i’ch cyfeiriad.',
  addressAnnounceMany:
    'Cafwyd {count} o ganlyniadau. Pwyswch Tab i symud drwy’r dewisiadau. Ewch o dan y rhestr os na allwch ddod o hyd i’ch cyfeiriad.',
  addressAnnounceNone: 'Nid oeddem yn gallu dod o hyd i’r cyfeiriad hwnnw. Mae ffyrdd eraill o fynd ymlaen isod.',

  addressNotFoundTitle: 'Ni allwn ddod o hyd i’r cyfeiriad hwnnw',
  addressNotFoundMpan: 'Ni allwn ddod o hyd i’ch cyfeiriad',
  addressNotFoundMpanText:
    'Nid yw {value} ar ein rhestr. Gwiriwch am gamgymeriadau teipio, neu ewch ymlaen mewn ffordd arall.',
  addressCannotFindTitle: 'Methu dod o hyd i’ch cyfeiriad?',
  addressNotFoundDropPin: 'Ewch isod i roi pin ar ein map.',
  addressNotFoundPowerCutCheckMap:
    'Nid yw {value} ar ein rhestr. Gwiriwch am gamgymeriadau teipio, neu dangoswch i ni ble rydych chi ar ein map.',
  addressNotFoundPlannedPowerCuts:
    'Nid yw {value} ar ein rhestr, felly ni allwn chwilio am waith wedi’i gynllunio yno. Gwiriwch am gamgymeriadau teipio, neu dangoswch i ni ble rydych chi ar ein map.',
  addressNotFoundSpecialNumber: 'Byddai’n well gennych siarad? Ffoniwch am ddim, ddydd neu nos:',
  addressLookupFailed:
    'Nid yw ein chwiliad cyfeiriadau yn gweithio ar hyn o bryd. Rhowch gynnig arall arni cyn bo hir. Os yw eich trydan i ffwrdd, ffoniwch 105 am ddim, ddydd neu nos.',
  addressBusyTitle: 'Arhoswch eiliad',
  addressBusyText:
    'Mae llawer iawn o chwiliadau’n dod o’ch rhwydwaith chi ar hyn o bryd. Mae’r hyn a deipiwyd gennych yma o hyd: chwiliwch eto ymhen munud. Os yw eich trydan i ffwrdd, ffoniwch 105 am ddim, ddydd neu nos.',
  addressGone: 'Nid yw’r cyfeiriad hwnnw ar ein rhestr bellach. Dewiswch eto.',
  addressShowOnMap: 'Neu dangoswch i ni ar y map',
  addressTypeIt: 'Teipio’r cyfeiriad eich hun',
  addressFindMyLocation: 'Dod o hyd i’m lleoliad',
  addressCall: 'Ffonio {phone}',
  notFoundExportMpan:
    'Nid oes mesurydd allforio ar ein rhestr yn {value}. Gall eich gosodwr paneli solar neu fatri roi ei rif i chi.',
  stormBodyAddressNotFound:
    'Nid yw {value} ar ein rhestr. Gwiriwch am gamgymeriadau teipio. Gallwch hefyd gofrestru ar gyfer negeseuon testun hebddo.',
  addressNotFoundMeterNumber: 'Chwilio yn ôl rhif mesurydd',
  addressNotFoundForm: 'Llenwi ein ffurflen',

  addressRecentTitle: 'Eich chwiliadau diweddar',
  addressRecentNote: 'Dim ond y ffôn neu’r cyfrifiadur hwn sy’n cofio’r rhain.',
  addressRecentForget: 'Anghofio pob un',
  addressRecentRemove: 'Anghofio {address}',
  addressRecentForgotten: 'Wedi’u hanghofio.',
} as const satisfies Record<Exclude<keyof typeof searchTexts, keyof typeof searchBoxTexts>, string>;
