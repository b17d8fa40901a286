import type { areaTexts } from '~/texts/area';

/** The area checker in Welsh. */
export const areaWords = {
  areaTitle: 'A yw fy nghyfeiriad yn eich ardal chi?',
  areaText:
    'Rydym yn gofalu am y gwifrau trydan yn Nwyrain Lloegr, Llundain a De-ddwyrain Lloegr. Gwiriwch a yw hynny’n cynnwys eich cyfeiriad.',
  areaDescription: 'Gwirio a ydym yn gofalu am y gwifrau trydan yn eich cyfeiriad.',
  areaBack: 'Hafan',
  areaSearchLabel: 'Cod post neu gyfeiriad',
  areaSearchButton: 'Dod o hyd i’r cyfeiriad',
  areaChosen: 'Eich cyfeiriad',
  areaClear: 'Clirio',
  areaCheck: 'Gwirio’r cyfeiriad',
  areaChooseFirst: 'Dewch o hyd i gyfeiriad a’i ddewis yn gyntaf. Yna gallwch ei wirio.',
  areaErrorHeading: 'Gwiriwch yr hyn a deipiwyd gennych',

  areaSuccessTitle: 'Ydym, rydym yn gofalu am eich ardal',
  areaSuccess: 'Mae eich cyfeiriad yn %POSTCODE% yn ein hardal.',
  areaSuccessRegion: 'Mae eich cyfeiriad yn %POSTCODE% yn ein hardal. Mae’n rhan o’n rhanbarth %REGION%.',
  areaSuccessNext: 'Toriadau trydan yn eich ardal',
  areaNotInAreaTitle: 'Ddim yn ein hardal',
  areaNotInArea: 'Nid yw %POSTCODE% yn ein hardal. Cwmni arall sy’n gofalu am y gwifrau trydan yno.',
  areaOther: 'Nid yw %POSTCODE% yn ein hardal. {name} sy’n gofalu am y gwifrau trydan yno.',
  areaIncorrectTitle: 'Cyfeiriad anghywir neu ddim yn ein hardal',
  areaIncorrect:
    'Ni allwn ddod o hyd i %POSTCODE% ar ein rhwydwaith. Gwiriwch am gamgymeriadau teipio, neu dewiswch gyfeiriad arall.',
  areaThisPostcode: 'y cyfeiriad hwn',
  areaClose: 'Cau',
  areaContact: 'Y cwmni ar gyfer y cyfeiriad hwn:',
  areaAgain: 'Gwirio cyfeiriad arall',
} as const satisfies Record<keyof typeof areaTexts, string>;
