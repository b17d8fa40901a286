import { it } from 'vitest';
import { mpan as mpanTexts } from '#words/en.json';
import { finderBlockLaws } from '../../../../tests/support/finder-block';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it.each(Object.entries(finderBlockLaws))('%s [J-247 to J-250, J-252]', (_, holds) =>
  holds({
    html: (example) => htmlOf(examples[example]),
    action: '/whats-my-mpan',
    prefix: 'whats',
    ownWords: [mpanTexts.mpanWhatsTitle, mpanTexts.mpanWhatsText],
  }),
);
