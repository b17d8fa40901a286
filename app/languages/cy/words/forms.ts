import type { formTexts } from '~/texts/forms';

/** What the form engine says in Welsh when an answer cannot be taken, and its few fixed words. */
export const formWords = {
  required: 'Ni all y maes hwn fod yn wag',
  notAnOption: 'Dewiswch un o’r atebion yn y rhestr',
  tooLong: 'Gall y gwerth fod yn {max} ar y mwyaf',
  textTooLong: 'Defnyddiwch {max} nod neu lai. Mae {count} nawr.',
  tooManyChoices: 'Peidiwch â dewis mwy na {max}',
  choicesContradict: 'Rydych wedi dewis “{alone}” a hefyd “{other}”. Tynnwch y tic o’r un anghywir.',
  notANumber: 'Rhowch rif, fel 4 neu 0.35',
  notWhole: 'Rhowch rif cyfan, fel 4',
  tooSmall: 'Rhowch {min} neu fwy',
  tooLarge: 'Rhowch {max} neu lai',
  pattern: 'Gwiriwch yr ateb hwn. Nid yw yn y ffurf sydd ei hangen arnom.',
  consentNeeded: 'Ticiwch y blwch i fynd ymlaen',
  dateInvalid: 'Rhowch ddyddiad go iawn, fel 27 3 2026',
  dateTooEarly: 'Dewiswch ddyddiad diweddarach',
  dateTooLate: 'Dewiswch ddyddiad cynharach',
  sectionEmpty: 'Rhaid ateb o leiaf un cwestiwn yn yr adran hon',
  scoreTooLow:
    'Nid oeddem yn gallu gwirio mai person sy’n anfon y ffurflen hon. Rhowch gynnig arall arni, neu ffoniwch ni.',

  addressMin: 'Rhaid i’r gwerth fod yn 2 o leiaf',
  addressLine1Invalid: 'Rhowch linell gyfeiriad 1 ddilys',
  addressTownInvalid: 'Rhowch dref/dinas ddilys',
  addressPostcodeInvalid: 'Rhowch god post llawn a dilys',
  addressNotChosen: 'Rhowch gyfeiriad dilys',
  addressMpanInvalid: 'Rhowch rif pwynt mesur o 13 digid',

  locationCityMax: 'Caniateir 40 nod ar y mwyaf',
  locationCountyMax: 'Caniateir 50 nod ar y mwyaf',
  locationPostcodeInvalid: 'Rhowch god post dilys yn y DU',
  eastingInvalid: 'Rhowch werth dwyreiniad dilys.',
  northingInvalid: 'Rhowch werth gogleddiad dilys.',
  gridShown: 'Dwyreiniad {easting}, gogleddiad {northing}',
  what3WordsInvalid: 'Rhowch dri gair gydag atalnodau llawn rhyngddynt, fel filled.count.soap',

  startDateMissing: 'Dewiswch ddyddiad dechrau',
  endDateMissing: 'Dewiswch ddyddiad gorffen',
  startTimeMissing: 'Dewiswch amser dechrau',
  endTimeMissing: 'Dewiswch amser gorffen',
  timeInvalid: 'Dewiswch amser o’r rhestr',
  lessThan12Hours: 'Ni all y gwahaniaeth amser fod yn llai na 12 awr',
  startAheadOfEnd: 'Ni all y dyddiad dechrau fod ar ôl y dyddiad gorffen',
  claimTooShort: 'Dim ond os parhaodd eich toriad trydan am o leiaf 12 awr yn olynol y gallwch gyflwyno hawliad',
  claimInFuture: 'Dewiswch amser sydd wedi mynd heibio. Gallwch hawlio ar ôl i’r trydan ddod yn ôl.',

  appointmentDayMissing: 'Dewiswch ddiwrnod ar gyfer eich apwyntiad',
  appointmentDayPast: 'Dewiswch heddiw neu ddiwrnod diweddarach',
  appointmentNoAccess: 'Ni allwn drefnu apwyntiad os na all neb ein gadael i mewn. Ffoniwch ni i drefnu un.',
  appointmentFromMissing: 'Dewiswch yr amser cynharaf y gallwn ddod',
  appointmentUntilMissing: 'Dewiswch yr amser hwyraf y gallwn ddod',
  appointmentOrder: 'Dewiswch amser gorffen sydd ar ôl yr amser dechrau',

  commissioningDate:
    'Rhaid i’ch dyddiad comisiynu arfaethedig fod o leiaf 10 diwrnod gwaith ar ôl dyddiad y cais, ond heb fod yn fwy na 3 mis ymlaen llaw, gan mai dim ond am 3 mis y mae ein cynigion cysylltu yn ddilys.',

  ohmsReadingMissing: 'Rhowch y darlleniad mewn ohmau, fel 0.35',
  ohmsReadingInvalid: 'Rhowch y darlleniad fel rhif mewn ohmau, fel 0.35',
  ohmsReadingTooHigh: 'Mae’r darlleniad yn uwch na {limit} ohm, y mwyaf y gallwn ei dderbyn ar gyfer y cyflenwad hwn',
  ohmsPhaseMissing: 'Dewiswch wedd y cyflenwad',
  ohmsFusesMissing: 'Dewiswch faint y prif ffiws',
  ohmsEarthingMissing: 'Dewiswch y math o ddaearu',
  ohmsNoLimit:
    'Nid oes gennym derfyn ar gyfer y daearu hwn gyda’r cyflenwad hwn. Gwiriwch y math o ddaearu, neu ffoniwch ni.',

  uploadEmpty: 'Mae {file} yn wag. Dewiswch ffeil arall.',
  uploadTooLarge: 'Mae {file} yn rhy fawr. Gall yr holl ffeiliau gyda’i gilydd fod yn 20 MB.',
  uploadNotSupported: 'Nid yw {file} yn llun JPEG, PNG neu GIF, yn PDF, yn ffeil Office nac yn DWG',
  uploadHeic: 'Llun yn fformat HEIC ffôn yw {file}, ac ni allwn ei agor. Cadwch ef fel JPEG a dewiswch hwnnw.',
  uploadLocked: 'Mae {file} wedi’i diogelu â chyfrinair. Cadwch hi heb gyfrinair a dewiswch honno.',
  uploadUnreadable:
    'Ni ellir darllen {file}. Gall fod wedi’i difrodi, neu’n cynnwys rhywbeth arall i’r hyn a ddywed ei henw. Cadwch hi eto fel llun neu PDF a dewiswch honno.',
  uploadOtherKind:
    'Nid yw diwedd enw’r ffeil hon yn cyfateb i’r hyn sydd ynddi. Agorwch hi, cadwch hi eto fel llun neu PDF, a dewiswch honno.',
  uploadPrograms:
    'Mae’r ddogfen hon yn cynnwys macros neu raglenni, ac ni allwn eu derbyn. Cadwch hi fel PDF a dewiswch honno.',
  uploadTotalTooLarge: 'Mae cyfanswm maint y ffeiliau yn rhy fawr',
  uploadOneAtATime: 'Dewiswch un ffeil ar y tro',
  uploadGone: 'Nid yw’r ffeil hon yma bellach. Ychwanegwch hi eto.',
  uploadTooMany: 'Peidiwch ag ychwanegu mwy na {max} o ffeiliau',
  uploadChoose: 'Dewiswch ffeil yn gyntaf',
  uploadInfected: 'Gall fod feirws yn y ffeil hon, felly nid ydym wedi ei derbyn. Dewiswch ffeil arall.',
  uploadQuota:
    'Rydych wedi ychwanegu cynifer o ffeiliau ag y gallwn eu derbyn. Tynnwch un yn gyntaf, neu anfonwch y gweddill wedyn.',
  fileUploadApiError:
    'Mae’n ddrwg gennym, nid oedd modd uwchlwytho eich ffeil. Rhowch gynnig arall arni. Mae eich atebion wedi’u cadw.',

  checksMissing: 'Dywedwch wrthym a ydych wedi gwneud y gwiriadau hyn',
  meterSaysOn:
    'Mae eich mesurydd yn dweud wrthym fod eich trydan ymlaen. Os yw i ffwrdd yn eich cartref, ffoniwch 105.',
  meterAsking: 'Rydym yn dal i holi eich mesurydd. Pwyswch Nesaf eto ymhen ychydig eiliadau, neu ewch ymlaen heb aros.',

  assetMissing: 'Rhaid i’r ased hwn gael o leiaf 1 eitem',
  tooManyItems: 'Peidiwch ag ychwanegu mwy na {max} o eitemau',
  representativeName: 'Rhowch enw’r person hwn',
  telephoneInvalid: 'Rhowch rif ffôn, fel 01632 960 001 neu +44 7700 900 982',
  emailInvalid: 'Rhowch gyfeiriad e-bost, fel name@example.com',

  problemInItem: 'Eitem {n}: {problem}',

  malformedUrl: 'Mae’n ymddangos bod URL y ffurflen yn anghywir',
  formHasErrorsContent: 'Mae angen edrych eto ar rai atebion. Nid oes dim wedi’i golli. Dechreuwch gyda’r cyntaf isod.',
  nextLabel: 'Nesaf',
  checkLabel: 'Gwirio eich atebion',
  submitLabel: 'Cyflwyno',
  previousLabel: 'Yn ôl',
  skipLabel: 'Hepgor',
  progress: '{n} o {m}',
  yes: 'Ie',
  no: 'Na',
  notAnswered: 'Heb ei ateb',
  notKept: 'Wedi’i guddio, er eich diogelwch',
  emptyInLabel: '…',
} as const satisfies Record<keyof typeof formTexts, string>;
