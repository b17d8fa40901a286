import type { refusalTexts } from '~/texts/refusals';

/** What is said in Welsh to a request that no page answers. */
export const refusalWords = {
  errorQuote: 'Rhowch y cod {code} os byddwch yn ein ffonio.',
  refusedUnreadableTitle: 'Nid oeddem yn gallu darllen hynny',
  refusedUnreadable: 'Mae rhywbeth o’i le yng nghyfeiriad y dudalen hon. Dechreuwch eto.',
  refusedElsewhereTitle: 'Nid ydym wedi gwneud hynny',
  refusedElsewhere:
    'Daeth y cais o wefan arall, nid o’n gwefan ni. Nid oes dim wedi newid. Defnyddiwch y dudalen ar ein gwefan ni.',
  refusedMethodTitle: 'Nid oeddem yn gallu gwneud hynny',
  refusedMethod: 'Nid oes modd defnyddio’r dudalen hon fel hynny. Dechreuwch eto.',
  refusedSlowTitle: 'Cymerodd hynny ormod o amser',
  refusedSlow:
    'Ni chyrhaeddodd yr hyn a anfonwyd gennych mewn pryd. Nid oes dim wedi newid. Rhowch gynnig arall arni pan fydd eich signal yn well.',
  refusedLargeTitle: 'Roedd hynny’n rhy fawr',
  refusedLarge: 'Mae’r hyn a anfonwyd gennych yn fwy nag y gallwn ei dderbyn. Nid oes dim wedi newid. Anfonwch lai.',
  refusedLongTitle: 'Mae’r cyfeiriad hwnnw’n rhy hir',
  refusedLong: 'Ni allwn gael tudalen â chyfeiriad mor hir â hwn. Dechreuwch eto.',
  refusedTypeTitle: 'Nid oeddem yn gallu darllen hynny',
  refusedType: 'Anfonwch ef fel JSON, gyda Content-Type: application/json.',
  refusedBusyTitle: 'Rydym yn brysur iawn',
  refusedBusy: 'Mae llawer o bobl yn anfon pethau atom ar hyn o bryd. Rhowch gynnig arall arni ymhen munud.',
  refusedBrokenTitle: 'Aeth rhywbeth o’i le',
  refusedBroken:
    'Nid yw hyn yn gweithio ar hyn o bryd. Ein bai ni yw hyn, nid eich bai chi. Rhowch gynnig arall arni ymhen ychydig funudau.',
} as const satisfies Record<keyof typeof refusalTexts, string>;
