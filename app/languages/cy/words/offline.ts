import type { offlineTexts, workerTexts } from '~/texts/offline';

/** What the service worker itself says, in Welsh. */
export const workerWords = {
  offlineKnew: 'Dyma beth roeddem yn ei wybod am {time}. Rydych all-lein.',
  offlineKnewSlow:
    'Dyma beth roeddem yn ei wybod am {time}. Mae eich cysylltiad yn rhy araf ar gyfer dim byd mwy newydd.',
  offlineKnewAway: 'Dyma beth roeddem yn ei wybod am {time}. Nid yw ein gwefan yn ateb ar hyn o bryd.',
  offlineHalfForgotten:
    'Mae’r ddyfais hon wedi dileu’r tudalennau a’r ffurflenni roedd yn eu cadw. Mae’r cyfeiriadau y buoch yn chwilio amdanynt yn dal i fod mewn cwci, a dim ond ein gwefan all ei ddileu. Bydd y ddyfais hon yn gofyn iddi wneud hynny cyn gynted ag y gall, a chyn dangos tudalen arall o’n gwefan i chi.',
  offlineNow: 'Rydych all-lein.',
  offlineNothing: 'Rydych all-lein. Nid yw’r ddyfais hon wedi cadw’r dudalen y gofynnoch amdani.',
  offlineBack: 'Rydych yn ôl ar-lein.',
  offlineBackLink: 'Gweld y diweddaraf',
  offlineYesterday: '{clock} ddoe',
  offlineOtherDay: '{clock} d{day}',
  offlineMidnight: 'hanner nos',
  offlineNoon: 'hanner dydd',
  offlineUnsent: 'Llenwyd ffurflen gennych heb gysylltiad. Nid yw wedi’i hanfon.',
  offlineUnsentLink: 'Ei gweld a’i hanfon',
  offlineKeptHeading: 'Heb ei hanfon eto',
  offlineKeptTitle: '{form}, llenwyd am {time}',
  offlineKeptText:
    'Nid yw gennym eto. Bydd yn aros ar y ddyfais hon am 48 awr, nes i chi ei hanfon neu ei dileu. Gallai unrhyw un sy’n defnyddio’r ddyfais hon ei gweld.',
  offlineKeptFiles: 'Ni chaiff lluniau a ffeiliau eu cadw. Ychwanegwch nhw eto pan fyddwch ar-lein.',
  offlineKeptUnnamed: 'Ffurflen',
  offlineSend: 'Ei hanfon nawr',
  offlineSendNote: 'Pwyswch hwn pan fyddwch yn ôl ar-lein. Rhoddwn gyfeirnod i chi pan fydd gennym.',
  offlineDelete: 'Ei dileu',
  offlineReportName: 'Rhoi gwybod am doriad trydan',
  offlinePagesAt: 'fel yr oedd am {time}',
} as const satisfies Record<keyof typeof workerTexts, string>;

/** The page for when there is no connection, in Welsh. */
export const offlineWords = {
  offlineTitle: 'Pan nad oes gennych gysylltiad',
  offlineDescription: 'Beth i’w wneud, a beth mae’r ddyfais hon yn ei gadw i chi, pan fyddwch all-lein.',
  offlineLead: 'A yw eich trydan i ffwrdd? Ffoniwch 105, am ddim, ddydd neu nos. Nid oes angen y rhyngrwyd i ffonio.',
  offlineDanger:
    'Os oes rhywun wedi’i anafu neu mewn perygl, ffoniwch 999. Os yw gwifren drydan wedi cwympo, cadwch draw a ffoniwch 105.',

  offlineReportHeading: 'Rhoi gwybod am doriad trydan heb gysylltiad',
  offlineReportText:
    'Llenwch hwn nawr. Os ydych all-lein, bydd y ddyfais hon yn ei gadw, a byddwch yn ei anfon pan fyddwch yn ôl ar-lein. Byddwch yn ei wirio unwaith eto cyn iddo fynd.',
  offlineReportKeeps:
    'Tan hynny bydd eich atebion yn aros ar y ddyfais hon am hyd at 48 awr. Gallai unrhyw un sy’n defnyddio’r ddyfais hon eu gweld.',
  offlineReportLine: 'Llinell gyfeiriad 1',
  offlineReportTown: 'Tref neu ddinas',
  offlineReportPostcode: 'Cod post',
  offlineReportSend: 'Mynd ymlaen i wirio ac anfon',

  offlinePagesHeading: 'Tudalennau ar y ddyfais hon',
  offlinePagesText:
    'Mae’r ddyfais hon yn cadw’r tudalennau am doriadau trydan y buoch yn edrych arnynt, am 48 awr, er mwyn i chi eu darllen heb gysylltiad.',
  offlineForgetText:
    'Yn rhannu’r ddyfais hon? Gallwn anghofio’r cyfeiriadau y buoch yn chwilio amdanynt a dileu’r hyn y mae’n ei gadw.',
  offlineForget: 'Fy anghofio ar y ddyfais hon',
  offlineForgotten:
    'Wedi’i wneud. Mae’r ddyfais hon wedi dileu’r hyn roedd yn ei gadw, ac rydym wedi anghofio eich cyfeiriadau.',

  offlineKeep: 'Cadw tudalennau i’w darllen all-lein',
  offlineKeepText:
    'Rydych yn defnyddio’r fersiwn data isel, felly nid yw’r ddyfais hon yn cadw dim oni bai i chi ofyn. Mae’n cymryd tua 30 kB unwaith.',
  offlineKeepDone: 'Mae’r ddyfais hon nawr yn cadw’r tudalennau am doriadau trydan y byddwch yn edrych arnynt.',
  offlineKeepFailed: 'Ni all y porwr hwn gadw tudalennau.',

  manifestReport: 'Rhoi gwybod am doriad trydan',
  manifestReportShort: 'Rhoi gwybod',
  manifestArea: 'Fy ardal',
} as const satisfies Record<keyof typeof offlineTexts, string>;
