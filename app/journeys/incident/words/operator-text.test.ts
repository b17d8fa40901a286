import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { welsh } from '../../../../tests/fixtures/welsh';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import { operatorMessage, operatorText } from './operator-text';

const english = textsOf(incidentWords);
const inWelsh = textsOf(incidentWords, welsh.words);

describe('what the operator says of a power cut, on a page in Welsh', () => {
  it.each([
    ['An underground cable has failed.', 'Mae cebl tanddaearol wedi methu.'],
    [' an underground  cable has failed', 'Mae cebl tanddaearol wedi methu.'],
    ["There's a fault at a substation.", 'Mae nam mewn is-orsaf.'],
    ['There’s a fault at a substation.', 'Mae nam mewn is-orsaf.'],
    ['Customer Service Team', 'Tîm Gwasanaethau Cwsmeriaid'],
    [
      'The power came back on at 9:05. Thank you for your patience.',
      'Daeth y trydan yn ôl am 09:05. Diolch am eich amynedd.',
    ],
    [
      'The power came back on at 14:30. Thank you for your patience.',
      'Daeth y trydan yn ôl am 14:30. Diolch am eich amynedd.',
    ],
  ])('%j is known', (text, said) =>
    expect(operatorText(text, inWelsh)).toEqual({ text: said, operators: false }),
  );

  it.each([
    'An underground cable has failed. A team is on site.',
    'The power came back on at tea time. Thank you for your patience.',
    'constructor',
    '',
  ])('%j stays as the operator wrote it', (text) =>
    expect(operatorText(text, inWelsh)).toEqual({ text, operators: true }),
  );

  it('in English is never changed', () => {
    const text = "There's a fault at a substation.";
    expect(operatorText(text, english)).toEqual({ text, operators: true });
  });

  it.each([
    [
      "<p>Our engineers are travelling to the fault. You don't need to be in.</p>",
      '<p>Mae ein peirianwyr yn teithio at y nam. Nid oes angen i chi fod gartref.</p>',
      false,
    ],
    [
      '<p>We are digging to reach the cable.</p>',
      '<p>We are digging to reach the cable.</p>',
      true,
    ],
    [
      "<p>Our engineers are at the fault. They're finding the fault and fixing it.</p><p>More.</p>",
      "<p>Our engineers are at the fault. They're finding the fault and fixing it.</p><p>More.</p>",
      true,
    ],
  ])('the message %j', (html, text, operators) =>
    expect(operatorMessage(html, inWelsh)).toEqual({ text, operators }),
  );
});

interface DemoWords {
  readonly steps: Readonly<Record<string, string>>;
  readonly workReasons: Readonly<Record<string, string>>;
  readonly stillOff: string;
  readonly note: string;
}
const demo = <Data>(name: string) =>
  JSON.parse(readFileSync(`demo/data/incidents/${name}.json`, 'utf8')) as Data;

describe('every fixed sentence of the demonstration is known', () => {
  const causes = demo<Record<string, Record<string, string>>>('causes');
  const { steps, workReasons, stillOff, note } = demo<DemoWords>('words');
  const said = [
    ...Object.values(causes).flatMap(({ cause = '', causeWas = '' }) => [cause, causeWas]),
    ...Object.values(workReasons),
    stillOff,
    note,
  ];
  it.each(said)('%s', (text) => expect(operatorText(text, inWelsh).operators).toBe(false));
  it.each(Object.values(steps))('%s', (html) =>
    expect(operatorMessage(html.replace('{time}', '7:15'), inWelsh).operators).toBe(false),
  );
});
