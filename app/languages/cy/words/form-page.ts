import type { formPageTexts } from '~/texts/form-page';

/** The words around a form in Welsh: its pages, the check of the answers, and the thank-you page. */
export const formPageWords = {
  formErrorHeading: 'Mae problem',
  formErrorKept: 'Rydym wedi cadw’r hyn a ddywedwyd gennych. Cywirwch y rhain.',
  formBack: 'Yn ôl',
  formSending: 'Yn anfon …',
  formRevealed: 'Mwy i’w ateb: {questions}',
  formMoreTitle: 'Mae mwy i’w ateb',
  formMore: 'Mae eich atebion wedi’u cadw. Maent yn dod â’r canlynol i’r golwg. Yna ewch ymlaen.',
  formGoneKeptTitle: 'Mae eich atebion cyn y dudalen hon wedi mynd',
  formGoneKept:
    'Dim ond am 24 awr rydym yn cadw atebion. Mae’r hyn a anfonwyd gennych nawr wedi’i gadw. Atebwch y tudalennau o’i blaen eto.',
  modalClose: 'Cau',
  formOffline:
    'Rydych all-lein. Nid oes dim wedi’i golli: mae’r hyn a deipiwyd gennych ar y dudalen hon o hyd. Rhowch gynnig arall arni pan fydd gennych signal, neu ffoniwch 105.',
  formStepTitle: '{caption}, {n} o {m}: {form}',
  formTitle: '{caption}: {form}',
  formDescription: '{form}, gam wrth gam. Mae’n gweithio ar unrhyw ffôn.',

  checkTitle: 'Gwirio eich atebion',
  checkShow: 'Dangos',
  changeSave: 'Cadw a mynd yn ôl at eich atebion',
  checkChange: 'Newid',
  checkNote: 'Byddwch yn cael cyfeirnod nesaf.',
  checkNoteNoReference: 'Byddwn yn dweud wrthych pan fydd wedi cyrraedd.',

  landingSelect: 'Beth hoffech chi ei wneud?',

  malformedText: 'Mae rhan o’r cyfeiriad ar goll neu’n anghywir. Nid oes dim wedi’i anfon. Dechreuwch y ffurflen eto.',
  formStart: 'Dechrau’r ffurflen',
  cookiesTitle: 'Nid oeddem yn gallu cadw eich atebion',
  cookiesText:
    'Nid yw eich porwr yn gadael i ni gadw cwci, ac mae angen un ar y ffurflen hon rhwng ei thudalennau. Trowch gwcis ymlaen ar gyfer y wefan hon a dechreuwch eto.',
  formCallInstead: 'Neu ffoniwch ni am ddim ar 105, ddydd neu nos.',
  formGoneTitle: 'Dechreuwch eto',
  formGone:
    'Nid oes gennym atebion gennych ar gyfer y ffurflen hon bellach. Rydym yn eu cadw am ddiwrnod, ac yn eu dileu ar ôl eu hanfon.',
  formChanged: 'Newidiwyd y ffurflen hon ers i chi ddechrau. Mae eich atebion wedi’u cadw. Gwiriwch nhw.',
  formChangedLost:
    'Newidiwyd y ffurflen hon ers i chi ddechrau. Nid oedd rhai atebion yn ffitio bellach, felly edrychwch ar bob tudalen.',
  formUnavailableHeading: 'Nid oeddem yn gallu derbyn eich atebion',
  formUnavailable:
    'Aeth rhywbeth o’i le ar ein hochr ni. Mae’r hyn a deipiwyd gennych yma o hyd. Rhowch gynnig arall arni, neu ffoniwch ni am ddim ar 105.',
  formKeptUnavailable:
    'Aeth rhywbeth o’i le ar ein hochr ni. Mae eich atebion wedi’u cadw. Rhowch gynnig arall arni ymhen munud, neu ffoniwch ni am ddim ar 105.',
  formTryAgain: 'Rhoi cynnig arall arni',
  formPreviewTitle: 'Rhagolwg o ddrafft',
  formPreview: 'Rydych yn gweld y ffurflen hon cyn iddi gael ei chyhoeddi. Ni chaiff dim a atebwch yma ei anfon.',
  formDraftFaults: 'Nid oes modd dangos drafft y ffurflen hon eto',
  formTooManyHeading: 'Arhoswch ychydig',
  formTooMany:
    'Daeth llawer o ffurflenni o’ch cysylltiad chi gynnau. Mae eich atebion wedi’u cadw. Rhowch gynnig arall arni ymhen munud, neu ffoniwch ni am ddim ar 105.',
  formTooOften:
    'Daeth llawer o’ch cysylltiad chi gynnau, felly ni dderbyniwyd yr hyn yr ydych newydd ei anfon. Mae’r hyn a ddywedoch wrthym o’r blaen wedi’i gadw. Ewch yn ôl i weld yr hyn a deipioch, a rhowch gynnig arall arni ymhen munud. Neu ffoniwch ni am ddim ar 105.',
  formBusyHeading: 'Nid yw’r dudalen hon wedi’i derbyn eto',
  formBusy:
    'Mae llawer o ffeiliau’n cyrraedd ar hyn o bryd, felly nid oeddem yn gallu derbyn yr hyn a anfonwyd gennych nawr. Mae’r hyn a ddywedwyd gennych o’r blaen wedi’i gadw. Ewch yn ôl i weld yr hyn a deipiwyd gennych, a rhowch gynnig arall arni ymhen munud. Neu ffoniwch ni am ddim ar 105.',
  formTooSlowHeading: 'Cymerodd hynny’n rhy hir',
  formTooSlow:
    'Ni chyrhaeddodd yr hyn yr ydych newydd ei anfon mewn pryd. Mae’r hyn a ddywedoch wrthym o’r blaen wedi’i gadw. Ewch yn ôl i weld yr hyn a deipioch, a rhowch gynnig arall arni pan fydd eich signal yn well. Neu ffoniwch ni am ddim ar 105.',
  formTooMuchHeading: 'Roedd hynny’n fwy nag y gallwn ei dderbyn',
  formTooMuch:
    'Mae’r atebion ar y dudalen hon yn hirach nag y gall ffurflen fod, felly nid ydym wedi eu derbyn. Mae’r hyn a ddywedwyd gennych o’r blaen wedi’i gadw. Ewch yn ôl i weld yr hyn a deipiwyd gennych, a’i wneud yn fyrrach. Neu ffoniwch ni am ddim ar 105.',
  formNotAvailableTitle: 'Nid yw’r ffurflen hon ar gael',

  thankYouTitle: 'Diolch',
  thankYouMessage: 'Mae’r hyn a anfonwyd gennych wedi ein cyrraedd.',
  thankYouReference: 'Eich cyfeirnod',
  thankYouNoReference:
    'Dim ond am ychydig funudau y caiff eich cyfeirnod ei ddangos. Mae’r hyn a anfonwyd gennych yn ddiogel.',
  thankYouNothingTitle: 'Nid ydym wedi cael y ffurflen hon gennych',
  thankYouNothing:
    'Caiff y dudalen hon ei dangos ar ôl anfon y ffurflen.\nOs anfonwyd y ffurflen fwy na diwrnod yn ôl, neu mewn porwr arall, mae hi gennym.',
  thankYouStormFeed: 'Gweld toriadau trydan yn eich ardal',
  thankYouHome: 'Mynd i’r hafan',

  knownTitle: 'Rydym yn gwybod am y toriad trydan hwn',
  knownFirst: 'Rydym yn gwybod.',
  knownSeveral: 'Rydym yn gwybod. Mae mwy nag un toriad trydan yn eich ardal.',
  knownSeveralText: 'Edrychwch pa un yw eich un chi. Nid oes angen i chi roi gwybod amdano.',
  knownHomesOne: 'Mae 1 cartref heb drydan. Nid oes angen i chi roi gwybod amdano.',
  knownHomesMany: 'Mae {count} o gartrefi heb drydan. Nid oes angen i chi roi gwybod amdano.',
  knownHomesUnknown: 'Nid oes angen i chi roi gwybod amdano.',
  knownChange: 'Newid y cyfeiriad',
  knownTexts: 'Cael negeseuon testun',
  knownDifferent: 'Mae’n wahanol i mi',
  knownHealth: 'Mae ar rywun angen trydan ar gyfer ei iechyd',
  knownHealthText:
    'Peiriant anadlu, dialysis, meddyginiaeth mewn oergell? Ffoniwch ni nawr. Rydym yn ateb y galwadau hyn yn gyntaf.',
  knownCannotCall: 'Methu ffonio?',
  knownTell: 'Dweud wrth yr ystafell reoli',
  knownTellNote: 'Mae’n mynd i’n hystafell reoli ar unwaith, gyda’r toriad trydan hwn a’ch cyfeiriad.',
  knownTold: 'Mae ein hystafell reoli wedi cael gwybod',
  knownToldText: 'Maent yn gwybod bod ar rywun angen trydan ar gyfer ei iechyd. Os gallwch chi, ffoniwch ni hefyd.',

  reportNotNeededTitle: 'Rydym eisoes yn gwybod am y toriad trydan hwn',
  reportNotNeededText:
    'Nid oes angen i chi roi gwybod amdano. Mae eich atebion wedi’u cadw, rhag ofn bod eich sefyllfa’n wahanol.',
  otherKnownTitle: 'Mae toriad trydan yn eich cyfeiriad nawr',
  otherKnownText:
    'Os yw’ch problem yn dod o’r toriad trydan hwn, nid oes angen i chi ddweud wrthym eto. Os yw’n digwydd ar adeg arall, anfonwch hi.',
  otherAnyway: 'Mae’n digwydd ar adeg arall: ei hanfon',
  reportNoted:
    'Rydych wedi sôn wrthym am iechyd neu berygl. Rydym wedi anfon yr hyn a ddywedwyd gennych, gyda’ch cyfeiriad a’ch rhif, at y tîm sy’n delio â’r toriad trydan hwn.',
  reportNotedReference: 'Eich cyfeirnod',
  callNowLabel: 'Ffoniwch ni nawr ar 105',
  reportSee: 'Gweld beth rydym yn ei wybod',
  reportAnyway: 'Mae fy sefyllfa’n wahanol: rhoi gwybod beth bynnag',
} as const satisfies Record<keyof typeof formPageTexts, string>;
