import type { pushTexts, textMessageTexts } from '~/texts/text-messages';

/** What our text messages say in Welsh: no letter with an accent, since GSM 7-bit has none of the Welsh ones. The words to reply stay. */
export const textMessageWords = {
  smsNews: '{operator}: {title}. {next} {url} Atal: {stop}',
  smsReported: 'Rydym yn ceisio cael gwybod mwy.',
  smsOnTheWay: 'Mae peirianwyr ar eu ffordd.',
  smsInvestigating: 'Mae peirianwyr yn ei drwsio.',
  smsRestored: 'Eich trydan i ffwrdd o hyd? Ffoniwch 105, am ddim, neu dywedwch wrthym:',
  smsPlanned: 'Gall ddychwelyd yn gynt.',
  smsCancelled: 'Bydd eich trydan yn aros ymlaen.',
  smsWelcome:
    '{operator}: rydych wedi cofrestru am negeseuon am {about}. Nid chi? Atal negeseuon: {stop} Toriad trydan? Ffoniwch 105, am ddim.',
  smsAlready:
    '{operator}: rydych eisoes yn cael negeseuon am {about}. Atal negeseuon: {stop} Toriad trydan? Ffoniwch 105, am ddim.',
  smsFull:
    '{operator}: rydych eisoes yn cael negeseuon am 20 o bethau, y nifer mwyaf. Ni ychwanegwyd dim. Atal negeseuon: {stop} Toriad trydan? Ffoniwch 105, am ddim.',
  smsAboutAny: 'doriadau trydan',
  smsAboutCut: 'doriad trydan {reference}',
  smsAboutLater: 'doriadau trydan yn {place}',
  smsAboutPlanned: 'waith wedi’i gynllunio yn {place}',
  smsAboutAll: 'doriadau trydan a gwaith wedi’i gynllunio yn {place}',
  smsAboutBoth: '{cut}, a {later}',
  smsStopped:
    '{operator}: mae eich negeseuon testun wedi dod i ben. Nid chi? Cofrestrwch eto: {start} Toriad trydan? Ffoniwch 105, am ddim.',
  smsStoppedAddress:
    '{operator}: mae eich negeseuon testun am un cyfeiriad wedi dod i ben. Nid chi? Cofrestrwch eto: {start} Toriad trydan? Ffoniwch 105, am ddim.',

  smsNewsReply: '{operator}: {title}. {next} {url} Atal negeseuon: atebwch STOP',
  smsRestoredReply: 'Eich trydan i ffwrdd o hyd? Atebwch OFF, neu dywedwch wrthym:',
  smsWelcomeReply:
    '{operator}: rydych wedi cofrestru am negeseuon am {about}. Atebwch STOP i orffen, STATUS am y newyddion, HELP am fwy. Toriad trydan? Ffoniwch 105, am ddim.',
  smsAlreadyReply:
    '{operator}: rydych eisoes yn cael negeseuon am {about}. Atebwch STOP i orffen. Toriad trydan? Ffoniwch 105, am ddim.',
  smsFullReply:
    '{operator}: rydych eisoes yn cael negeseuon am 20 o bethau, y nifer mwyaf. Ni ychwanegwyd dim. Atebwch STOP i orffen. Toriad trydan? Ffoniwch 105, am ddim.',
  smsReplyHelp:
    '{operator}: atebwch STATUS am y newyddion, OFF os nad yw eich trydan wedi dychwelyd er i ni ddweud ei fod, STOP i atal ein negeseuon. Mewn perygl, neu heb drydan? Ffoniwch 105, am ddim.',
  smsReplyNothing:
    '{operator}: nid yw’r rhif hwn yn cael ein negeseuon. Cofrestrwch: {start} Toriad trydan? Ffoniwch 105, am ddim.',
  smsReplyStopped:
    '{operator}: ni fydd y rhif hwn yn cael rhagor o negeseuon gennym. Toriad trydan? Ffoniwch 105, am ddim.',
  smsReplyStatus: '{operator}, {time}: {states} {url}',
  smsReplyNone: 'Nid ydym yn gwybod am doriad trydan yn eich ardaloedd.',
  smsReplyUnread: 'Ni allwn chwilio am eich cyfeiriad drwy neges. Chwiliwch amdano yma:',
  smsReplyStillOff: 'Eich trydan i ffwrdd o hyd? Atebwch OFF.',
  smsReplyMore: 'A {count} arall.',
  smsReplyNoPicture:
    '{operator}: ni allwn weld ein rhestr o doriadau trydan nawr. Rhowch gynnig arall arni wedyn, neu ffoniwch 105, am ddim.',
  smsReplyWhere:
    '{operator}: ble mae eich trydan i ffwrdd o hyd? Atebwch OFF a’ch cod post, fel hyn: OFF CB1 9ZA. Neu ffoniwch 105, am ddim.',
  smsReplyElsewhere:
    '{operator}: nid yw {postcode} yn rhan o doriad trydan {reference}. Eich trydan i ffwrdd? Ffoniwch 105, am ddim, neu dywedwch wrthym: {url}',
  smsReplyWhich:
    '{operator}: nid yw’r un o’r toriadau trydan yn ein negeseuon ar ben. Eich trydan i ffwrdd? Ffoniwch 105, am ddim, neu dywedwch wrthym: {url}',
  smsReplyTold:
    '{operator}: diolch. Dywedwyd wrth ein hystafell reoli fod {postcode} heb drydan o hyd ({reference}). Mewn perygl? Ffoniwch 105, am ddim.',
} as const satisfies Record<keyof typeof textMessageTexts, string>;

/** Notifications of the browser in Welsh. */
export const pushWords = {
  pushTitle: 'Hysbysiadau am doriadau trydan',
  pushText:
    'Gall eich porwr ddweud wrthych am newidiadau i doriad trydan, hyd yn oed pan fydd y dudalen hon ar gau. Nid ydym yn gofyn pwy ydych chi.',
  pushIncident: 'Y toriad trydan hwn: {title}',
  pushIncidentOver: 'Mae’r toriad trydan hwn ar ben, felly nid oes dim arall i’w ddweud.',
  pushAddress: 'Toriadau trydan a gwaith wedi’i gynllunio yn {address}',
  pushAddressNone: 'I glywed am doriadau trydan a gwaith wedi’i gynllunio mewn cyfeiriad, dewch o hyd iddo yn gyntaf.',
  pushFindAddress: 'Dod o hyd i gyfeiriad',
  pushAbout: 'Am beth yr hoffech chi glywed?',
  pushQuiet: 'Dim sain rhwng 22:00 a 07:00',
  pushFollow: 'Fy hysbysu',
  pushFollowing: 'Byddwch yn cael hysbysiadau yn y porwr hwn.',
  pushStop: 'Atal pob hysbysiad',
  pushStopShort: 'Atal y rhain',
  pushStopped: 'Mae hysbysiadau wedi’u hatal yn y porwr hwn.',
  pushDenied: 'Mae hysbysiadau o’r wefan hon wedi’u blocio. Gallwch eu caniatáu yng ngosodiadau eich porwr.',
  pushUnable:
    'Ni all y porwr hwn ddangos hysbysiadau. Ar iPhone neu iPad, ychwanegwch y wefan hon at eich sgrin Gartref yn gyntaf.',
  pushFailed: 'Ni weithiodd hynny. Nid oes dim wedi newid. Rhowch gynnig arall arni.',
  pushWithoutScript: 'Mae angen JavaScript ar gyfer hysbysiadau. Mae negeseuon testun yn gweithio hebddo.',
  pushTexts: 'Cael negeseuon testun',
  pushBack: 'Yn ôl',
} as const satisfies Record<keyof typeof pushTexts, string>;
