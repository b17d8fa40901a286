import { expect, it } from 'vitest';
import { highlight } from './highlight';

const marked = (text: string, phrase: string) =>
  highlight(text, phrase)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Power cuts near you', 'power', '[Power] cuts near you'],
  ['Power cuts near you', 'near cuts', 'Power [cuts] [near] you'],
  ['Empower people', 'power', 'Empower people'],
  ['Generators', 'generator', '[Generator]s'],
  ['What? (really)', '(really) ?', 'What? ([really])'],
  ['a b', 'a', 'a b'],
  ['Nothing', '', 'Nothing'],
  ['', 'power', ''],
])('%s for %s', (text, phrase, expected) => expect(marked(text, phrase)).toBe(expected));
