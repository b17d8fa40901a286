import calendar from 'dayjs/locale/cy.js';
import type { Language } from '../language';
import { mended } from './mended';
import { words } from './words';

/** Welsh. Days are in lower case within a sentence, and nouns stay singular after a number. */
export const language: Language = {
  code: 'cy',
  name: 'Cymraeg',
  words,
  times: {
    calendar: {
      ...calendar,
      name: 'cy-sentence',
      weekdays: calendar.weekdays?.map((day) => day.charAt(0).toLowerCase() + day.slice(1)),
    },
    hour: 'HH:mm',
    minute: 'HH:mm',
    fullHours: { 0: 'hanner nos', 12: 'hanner dydd' },
    nearDays: { [-1]: 'ddoe', 0: 'heddiw', 1: 'yfory' },
    // "dydd Gwener" softens where it says when: "ddydd Gwener".
    onDay: 'd{date}',
    units: { day: ['diwrnod', 'diwrnod'], hour: ['awr', 'awr'], minute: ['munud', 'munud'] },
    lessThanAMinute: 'llai na munud',
  },
  replies: {
    stop: ['STOPIO', 'STOPIWCH', 'STOPIA', 'ATAL', 'ATALIWCH'],
    off: ['I FFWRDD', 'DAL I FFWRDD', 'WEDI DIFFODD', 'HEB DRYDAN', 'DIM TRYDAN'],
    status: ['STATWS', 'NEWYDDION'],
    help: ['CYMORTH', 'HELPU', 'GWYBODAETH'],
  },
  errorFirst: 'Gwall: ',
  mended,
};
