import type { textUpdateTexts } from '~/texts/text-updates';

/** Text updates in Welsh: sign-up, stop, and what became of it. */
export const textUpdateWords = {
  textUpdatesTitle: 'Cael negeseuon testun',
  textUpdatesText:
    'Gallwn anfon neges destun atoch pan fydd toriad trydan neu waith wedi’i gynllunio yn eich cyfeiriad.',
  textUpdatesIncidentTitle: 'Cael negeseuon testun am y toriad trydan hwn',
  textUpdatesIncidentText:
    'Byddwn yn anfon neges destun pan fydd rhywbeth yn newid: ein peirianwyr, yr amser disgwyliedig, neu’r trydan yn ôl.',
  textUpdatesOverTitle: 'Cael negeseuon testun am doriadau trydan nes ymlaen',
  textUpdatesBackIncident: 'Yn ôl i’r toriad trydan',
  textUpdatesBack: 'Yn ôl',
  textName: 'Eich enw (gallwch adael hwn yn wag)',
  textMobile: 'Eich rhif ffôn symudol',
  textMobileHint: 'Rhif yn y DU, fel 07700 900123. Dim ond ar gyfer y negeseuon hyn y byddwn yn ei ddefnyddio.',
  textPostcode: 'Cod post',
  textPostcodeHint: 'Am ba ardal yr hoffech gael gwybod? Er enghraifft, CB1 9ZA.',
  textAddress: 'Cyfeiriad',
  textAddressChange: 'Dewis cyfeiriad arall',
  textAddressChoose: 'Dod o hyd i’ch cyfeiriad',
  textAddressHint: 'Chwiliwch yn ôl cod post, yna dewiswch eich cyfeiriad.',
  textWhich: 'Am beth y dylem anfon negeseuon testun atoch?',
  textLive: 'Y toriad trydan hwn',
  textFuture: 'Toriadau trydan nes ymlaen a gwaith wedi’i gynllunio yn y cyfeiriad hwn',
  textSignUp: 'Cofrestru',
  textSigningUp: 'Yn eich cofrestru',
  textClose: 'Cau',
  textPrivacy: 'Mae ein negeseuon testun am ddim, ac mae pob un yn dweud sut i’w hatal.',
  textErrorSummary: 'Mae problem',
  textErrorKept: 'Rydym wedi cadw’r hyn a deipiwyd gennych.',

  mobileRequired: 'Rhowch eich rhif ffôn symudol',
  mobileInvalid: 'Rhowch rif ffôn symudol yn y DU, fel 07700 900123',
  nameTooLong: 'Gall eich enw fod hyd at 30 llythyren o hyd',
  postcodeInvalid: 'Rhowch god post llawn a dilys',
  textsChooseOne: 'Dewiswch am beth y dylem anfon negeseuon testun atoch',
  addressRequired: 'Dewch o hyd i’ch cyfeiriad yn gyntaf',
  textTooMany: 'Rydych wedi rhoi cynnig ar hyn lawer gwaith. Arhoswch ychydig funudau.',
  textCaptcha: 'Nid oeddem yn gallu gweld mai person ydych chi. Rhowch gynnig arall arni, neu ffoniwch 105.',
  textBudgetSpent:
    'Ni allwn gymryd y cofrestriad hwn nawr. Rhowch gynnig arall arni ymhen awr. Am newyddion am eich toriad trydan, ffoniwch 105, am ddim.',
  textOneProblem: 'Mae problem gydag 1 ateb',
  textProblems: 'Mae problem gyda {count} o atebion',

  textDoneTitle: 'Rydych wedi cofrestru',
  textDonePlain: 'Byddwn yn anfon negeseuon testun atoch. Daw’r un gyntaf ymhen ychydig funudau.',
  textKeptTitle: 'Mae eich cais gennym',
  textKeptText:
    'Mae ein system negeseuon testun yn brysur. Rydym wedi cadw eich cais a byddwn yn ei gwblhau ar eich rhan. Nid oes angen i chi ei anfon eto.',
  textDoneHome: 'Gweld toriadau trydan nawr',
  textWantStop: 'Atal negeseuon testun',
  textWithout: 'Cael gwybod heb roi rhif i ni',

  mpanFormThankYouErrorTitle: 'Mae’n ddrwg gennym, ni weithiodd hynny',
  mpanFormThankYouErrorBody: 'Nid oeddem yn gallu eich cofrestru. Rhowch gynnig arall arni ymhen ychydig funudau.',
  textUpdateFailureCurrentTitle: 'Ni allwn anfon negeseuon testun atoch am y toriad trydan hwn',
  textUpdateFailureCurrentBody:
    'Efallai ei fod ar ben yn barod. Dilynwch ef ar ei dudalen yn lle hynny. Mae popeth arall y gofynnoch amdano wedi’i drefnu.',
  textUpdateFailureFutureTitle: 'Ni allwn anfon negeseuon testun atoch am doriadau trydan nes ymlaen',
  textUpdateFailureFutureBody:
    'Rhowch gynnig arall arni gyda’ch cod post. Mae popeth arall y gofynnoch amdano wedi’i drefnu.',
  textUpdateFailureBothTitle: 'Ni allwn anfon negeseuon testun atoch am y toriad trydan hwn nac am rai nes ymlaen',
  textUpdateFailureBothBody:
    'Nid oes dim wedi’i drefnu eto. Rhowch gynnig arall arni ymhen ychydig funudau, neu ffoniwch 105.',
  textTryAgain: 'Rhoi cynnig arall arni',

  textStopTitle: 'Atal negeseuon testun',
  textStopText: 'Teipiwch y rhif sy’n cael ein negeseuon testun. Byddwn yn atal pob un ohonynt.',
  textStopAddressTitle: 'Atal negeseuon testun ar gyfer cyfeiriad',
  textStopAddressText:
    'Byddwn yn atal negeseuon testun am y cyfeiriad hwn. Bydd negeseuon am gyfeiriadau eraill yn parhau.',
  textStopButton: 'Atal negeseuon',
  textStopGeneral: 'Atal pob neges destun i’ch rhif',
  textStopAddress: 'Atal negeseuon testun ar gyfer un cyfeiriad yn unig',
  textStoppedTitle: 'Mae eich negeseuon testun wedi’u hatal',
  textStoppedText:
    'Os oedd y rhif hwn yn cael ein negeseuon testun, byddwn yn anfon un neges olaf i gadarnhau. Ar ôl hynny ni fyddwn yn anfon negeseuon testun ato eto, oni bai eich bod yn cofrestru.',
  textStoppedAddressText:
    'Os oedd y rhif hwn yn cael negeseuon testun am y cyfeiriad hwn, byddwn yn anfon un neges olaf i gadarnhau. Ar ôl hynny ni fyddwn yn anfon negeseuon testun ato am y cyfeiriad hwn eto, oni bai eich bod yn cofrestru.',
  textStopFailedTitle: 'Nid oeddem yn gallu atal eich negeseuon testun',
  textStopNoMeterPoint:
    'Ni allwn wahaniaethu rhwng y cyfeiriad hwn a’i gymdogion. Dewiswch gyfeiriad arall, ataliwch bob neges destun i’ch rhif, neu ffoniwch 105.',
  textStopFailedLater:
    'Nid yw ein system negeseuon testun yn ateb. Rhowch gynnig arall arni ymhen ychydig funudau, neu ffoniwch 105.',
} as const satisfies Record<keyof typeof textUpdateTexts, string>;
