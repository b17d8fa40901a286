import { it } from 'vitest';
import { mpanTexts } from '~/cms/texts/mpan';
import { finderBlockLaws } from '../../../tests/support/finder-block';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it.each(Object.entries(finderBlockLaws))('%s', (_, holds) =>
  holds({
    html: (example) => htmlOf(examples[example]),
    action: '/whats-my-mpan',
    prefix: 'whats',
    ownWords: [mpanTexts.mpanWhatsTitle, mpanTexts.mpanWhatsText],
  }),
);
