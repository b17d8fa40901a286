import type { oddsTexts } from '~/texts/power-cut/odds';

/** Fixed words of the page "How we estimate" in Welsh. */
export const oddsWords = {
  oddsTitle: 'Sut rydym yn amcangyfrif pryd y daw’r trydan yn ôl',
  oddsDescription:
    'Ystyr ein hamseroedd, pa mor aml yr oeddent yn gywir yn yr wythnosau diwethaf, a beth mae “8 o bob 10 toriad trydan fel hwn” yn ei ddweud.',
  oddsBack: 'Toriadau trydan',
  oddsLead:
    'Rydym yn rhoi dau ateb: yr amser y mae ein peirianwyr yn ei ddisgwyl, a pha mor hir y parhaodd toriadau trydan tebyg o’r blaen.',
  oddsEngineersTitle: 'Yr amser y mae ein peirianwyr yn ei ddisgwyl',
  oddsEngineers:
    'Daw gan y bobl sy’n gweithio ar eich toriad trydan. Awr ydyw fel arfer, fel “14:00 i 15:00”. Maent yn adnabod y nam, ond gall nam roi syrpréis, felly gall yr amser symud. Bydd y dudalen yn dweud pan fydd yn symud.',
  oddsLikeTitle: 'Ystyr “fel hwn”',
  oddsLikeText:
    'Rydym yn edrych ar doriadau trydan o’r un math yn y gorffennol, gyda thua’r un nifer o gartrefi heb drydan, yr un mor hir ar ôl yr adroddiad cyntaf â’ch un chi nawr. Os oedd llai na {enough} ohonynt, rydym yn edrych ar grŵp ehangach.',
  oddsEight:
    'Ystyr “roedd 8 o bob 10 ar ben erbyn 21:00” yw: o ddeg toriad trydan fel eich un chi, roedd wyth ar ben erbyn hynny, gan gyfrif nes i’r trydan ddod yn ôl am byth. Cymerodd dau fwy o amser.',
  oddsNot:
    'Nid yw’n addewid, ac nid yw’n gwybod beth mae ein peirianwyr yn ei weld. Mae’n sefyll wrth ochr eu hamser nhw, byth yn ei le.',
  oddsSilentTitle: 'Pan na ddywedwn ddim',
  oddsSilent:
    'Ni ddywedwn ddim lle nad yw’r gorffennol yn ganllaw: ar gyfer gwaith wedi’i gynllunio, ar gyfer toriad trydan sy’n hŷn na {hours} awr neu a ddaeth yn ôl ar ôl ei adfer, pan nad yw ein rhestr yn gyfredol, pan fydd mwy o doriadau trydan ar unwaith nag a welsom erioed, a nes ein bod yn gwybod am o leiaf {weeks} wythnos a {count} o doriadau trydan.',
  oddsLearned:
    'Ar hyn o bryd rydym yn dysgu o {count} o doriadau trydan ers {since}. Roedd eu hanner ar ben o fewn {half}, ac 8 o bob 10 o fewn {eight}.',
  oddsRefit: 'Rydym yn dysgu o’r newydd bob wythnos. Y tro diwethaf oedd {date}.',
  oddsNothing:
    'Nid ydym yn gwybod am ddigon o doriadau trydan yn y gorffennol eto, felly am y tro ni ddywedwn ddim wrth ochr amser ein peirianwyr.',
  oddsOff: 'Ar hyn o bryd rydym wedi diffodd hyn, a dim ond amser ein peirianwyr sy’n cael ei ddangos.',
  oddsRecordTitle: 'Pa mor aml yr oedd yn gywir',
  oddsRecord:
    'Ar gyfer pob wythnos a fu: pa mor aml yr oedd y trydan yn ôl o fewn ein hamser “8 o bob 10”, a pha mor aml o fewn yr awr a roddodd ein peirianwyr. Caiff pob un ei gyfrif ar sawl adeg ym mhob toriad trydan, fel y dywedodd y dudalen bryd hynny.',
  oddsRecordNone: 'Nid oes wythnos a fu i’w dangos eto.',
  oddsChart: 'Pa mor aml yr oedd pob un yn gywir, mewn y cant, fesul wythnos',
  oddsOurs: 'Ein 8 o bob 10',
  oddsOperators: 'Awr ein peirianwyr',
  oddsDays: '{count} diwrnod',
  oddsHours: '{count} awr',
} as const satisfies Record<keyof typeof oddsTexts, string>;
