import { it } from 'vitest';
import { mpan as mpanTexts } from '#words/en.json';
import { finderBlockLaws } from '../../../../tests/support/finder-block';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it.each(Object.entries(finderBlockLaws))('%s [J-235 to J-238, J-240, J-241]', (_, holds) =>
  holds({
    html: (example) => htmlOf(examples[example]),
    action: '/export-mpan',
    prefix: 'export',
    ownWords: [mpanTexts.mpanExportTitle, mpanTexts.mpanExportText],
  }),
);
