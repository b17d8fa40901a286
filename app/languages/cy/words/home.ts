import type { homeTexts } from '~/blocks/texts';
import type { Wording } from '../../language';

/** The home page in Welsh. */
export const homeWords = {
  homeBack: 'Yn ôl',
  homePlannedChip: 'Gwaith wedi’i gynllunio',
  homeStormName: 'Storm',
  homeStormNews: 'Newyddion y storm',
  homeCountNone: 'Dim toriadau trydan nawr, am {time}',
  homeCountOne: '1 toriad trydan nawr, am {time}',
  homeCountMany: '{count} o doriadau trydan nawr, am {time}',
  homeStormCountOne: 'Mae 1 toriad trydan nawr, am {time}.',
  homeStormCountMany: 'Mae {count} o doriadau trydan nawr, am {time}.',
} as const satisfies Wording<typeof homeTexts>;
