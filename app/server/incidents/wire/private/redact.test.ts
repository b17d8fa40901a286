import { describe, expect, it } from 'vitest';
import { cleanMessage, publicText } from '../clean-text';

const OWN = new Set(['01632960105']);
const cleaned = (text: string) =>
  cleanMessage(`<p>${text}</p>`, OWN)?.replace(/^<p>|<\/p>$/g, '') ?? null;

const POWER = 'Our engineers have restored power to all 11 properties in the XX6 area.';

describe('free text of the feed', () => {
  it.each([
    ['a signature first, dash', `Sent by Marlow at 20:39 - ${POWER}`, `Sent at 8:39pm. ${POWER}`],
    [
      'a signature first, full stop',
      'Sent by Marlow at 12:53. Hi, a final message from us, your power is back.',
      'Sent at 12:53pm. Hi, a final message from us, your power is back.',
    ],
    [
      'a name alone after a dash, and in another sentence',
      'We are mending a fuse. Marlow will be there until it is done. - Marlow',
      'We are mending a fuse.',
    ],
    [
      'a signature last',
      'Engineers have arrived on site and investigated. Sent by Marlow at 12:31.',
      'Engineers have arrived on site and investigated. Sent at 12:31pm.',
    ],
    [
      'a slip: no colon, no full stop',
      'We are mending a fuse Sent by Marlow at 1231',
      'We are mending a fuse. Sent at 12:31pm.',
    ],
    [
      'a slip: one digit',
      'We will text you with news Sent by Marlow at 9:05',
      'We will text you with news. Sent at 9:05am.',
    ],
    [
      'a greeting by name',
      'Hello, Marlow from the messaging team here. Thanks for your patience today, we are nearly done.',
      'Thanks for your patience today, we are nearly done.',
    ],
    [
      'a place after by',
      'The fault was located by Maxted Street Farm.',
      'The fault was located by Maxted Street Farm.',
    ],
    ['a cause after by', 'A line was damaged by Storm Bram.', 'A line was damaged by Storm Bram.'],
    [
      'how to unsubscribe',
      'We are on site. To stop these updates follow this link https://short.example/STOP to unsubscribe.',
      'We are on site.',
    ],
    [
      'a short link in the middle',
      'We are on site. https://bit.example/NScxQ Thank you.',
      'We are on site. Thank you.',
    ],
    ['a short link at the end', 'We are on site https://bit.example/NScxQ', 'We are on site'],
    [
      'a short link that a sentence leads to',
      'We are on site. See the map here: bit.ly/3xYz',
      'We are on site.',
    ],
    [
      'a placeholder left unfilled',
      'We are on site. Follow it through our website here - http://www.operator.example/power-cut/incident?incidentid=[INCIDENTID].',
      'We are on site.',
    ],
    [
      "the operator's number",
      'Please call our team on 08003163105.',
      'Please call our team on 08003163105.',
    ],
    ['another phone', 'We are on site. Call Marlow on 07700 900123.', 'We are on site.'],
    [
      'an email',
      'We are on site. Write to marlow.finch@operator.example for more.',
      'We are on site.',
    ],
    [
      'no name word is left',
      'Sent by marlow at 20.39hrs - We are on site.',
      'Sent at 8:39pm. We are on site.',
    ],
    ['capitals', 'SENT BY MARLOW AT 20:39. We are on site.', 'Sent at 8:39pm. We are on site.'],
    [
      'two names',
      'Sent by Marlow Finch-Hale at 8:39pm. We are on site.',
      'Sent at 8:39pm. We are on site.',
    ],
    [
      'an initial',
      'We are on site. Sent by Marlow F. at 20:39.',
      'We are on site. Sent at 8:39pm.',
    ],
    [
      'a team',
      'Sent by Marlow from the Customer Service Team at 20:39: we are on site.',
      'Sent at 8:39pm. We are on site.',
    ],
    [
      'a day',
      'Sent by Marlow at 20:39 on 26/11/2025 - We are on site.',
      'Sent at 8:39pm. We are on site.',
    ],
    [
      'the other way round',
      'We are on site. Sent at 20:39 by Marlow.',
      'We are on site. Sent at 8:39pm.',
    ],
    ['no time', 'We are on site. Sent by Marlow.', 'We are on site.'],
    ['no time and no stop', 'We are on site. Sent by Marlow', 'We are on site.'],
    [
      'a time of its own after it',
      'Sent by Marlow - we expect power at 20:39.',
      'We expect power at 20:39.',
    ],
    ['a time that is none', 'We are on site. Sent by Marlow at 29:75', 'We are on site.'],
    ['noon', 'Sent by Marlow at 12:00. We are on site.', 'Sent at noon. We are on site.'],
    [
      'a doubtful one',
      'We are on site. A van was sent by the depot near Ely. Thank you.',
      'We are on site. Thank you.',
    ],
    [
      'a name that comes again',
      'Sent by Marlow at 20:39. We are on site. Marlow will write again.',
      'Sent at 8:39pm. We are on site.',
    ],
    [
      'two signatures',
      'Sent by Marlow at 9:00. We are on site. Sent by Tansy at 10:00. Done.',
      'Sent at 9am. We are on site. Sent at 10am. Done.',
    ],
    ['somebody greeted', 'Hi Marlow, our engineers are on site.', 'Our engineers are on site.'],
    [
      'somebody addressed',
      'Dear Mr Finch, our engineers are on site.',
      'Our engineers are on site.',
    ],
    ['nobody greeted', 'Hi, our engineers are on site.', 'Hi, our engineers are on site.'],
    ['all greeted', 'Good morning all, we are on site.', 'Good morning all, we are on site.'],
    ['who it is', 'Hi, it’s Marlow from the night team. We are on site.', 'We are on site.'],
    ['who one is', 'My name is Marlow. We are on site.', 'We are on site.'],
    ['who is here', 'Marlow here again. We are on site.', 'We are on site.'],
    ['whom it is from', 'A message from Marlow. We are on site.', 'We are on site.'],
    [
      'whom it is from, nobody',
      'An update from our team: work is continuing.',
      'An update from our team: work is continuing.',
    ],
    ['a sign-off', 'We are on site. Kind regards, Marlow', 'We are on site.'],
    ['a sign-off in two', 'We are on site. Kind regards. Marlow', 'We are on site. Kind regards.'],
    ['a dash', 'We are on site. - Marlow', 'We are on site.'],
    ['thanks', 'We are on site. Thank you.', 'We are on site. Thank you.'],
    ['a freephone number', 'Call 0808 157 0105 or 105.', 'Call 0808 157 0105 or 105.'],
    ['an 03 number', 'Call +44 330 123 4567.', 'Call +44 330 123 4567.'],
    ['a number of the settings', 'Call 01632 960105.', 'Call 01632 960105.'],
    ['a number of a town', 'We are on site. Call 01632 960999.', 'We are on site.'],
    ['a meter point', 'We are on site. Yours is 1012345678903.', 'We are on site.'],
    [
      'times and dates',
      'On 26-11-2025 from 14:00 - 15:00, reference INCD-20471-Z.',
      'On 26-11-2025 from 14:00 - 15:00, reference INCD-20471-Z.',
    ],
    ['how to opt out', 'We are on site. Text STOP to opt out.', 'We are on site.'],
    [
      'a page of the operator',
      'See https://www.operator.example/safety for advice.',
      'See https://www.operator.example/safety for advice.',
    ],
  ])('%s', (_, text, expected) => {
    expect(cleaned(text)).toBe(expected);
    expect(cleaned(expected), 'cleaned again').toBe(expected);
  });

  it.each([
    [
      'markup within',
      '<p>Sent by <b>Marlow</b> at 20:39 - <em>We</em> are on site.</p>',
      '<p>Sent at 8:39pm. We are on site.</p>',
    ],
    [
      'a line break within',
      'Sent by<br>Marlow at 20:39<br>We are on site.',
      'Sent at 8:39pm.<br />We are on site.',
    ],
    [
      'two paragraphs',
      '<p>We are <b>on site</b>.</p><p>Sent by Marlow at 20:39</p>',
      '<p>We are <b>on site</b>.</p><p>Sent at 8:39pm.</p>',
    ],
    [
      'a sign-off over two',
      '<p>We are on site.</p><p>Kind regards</p><p>Marlow</p>',
      '<p>We are on site.</p><p>Kind regards</p>',
    ],
    [
      'entities',
      '<p>Sent&nbsp;&#98;y M&#97;rlow at 20:39 &amp; we are on site.</p>',
      '<p>Sent at 8:39pm. We are on site.</p>',
    ],
    [
      'marks that show nothing',
      '<p>Se\u200Bnt by Mar\u00ADlow at 20:39. On site.</p>',
      '<p>Sent at 8:39pm. On site.</p>',
    ],
    [
      'a link to mail',
      '<p>On site. <a href="mailto:marlow@operator.example">Ask Marlow</a>.</p>',
      '<p>On site.</p>',
    ],
    [
      'a link to a mobile',
      '<p>On site. <a href="tel:07700900123">Call</a>.</p>',
      '<p>On site.</p>',
    ],
    [
      'a short link behind a word',
      '<p>On site. Read it <a href="https://bit.ly/3xYz">here</a>.</p>',
      '<p>On site.</p>',
    ],
    [
      'a list of places',
      '<ul><li>Ely</li><li>Bury</li></ul>',
      '<ul><li>Ely</li><li>Bury</li></ul>',
    ],
    ['nothing but a signature', '<p>Sent by Marlow at 20:39</p>', null],
  ])('%s', (_, html, expected) => {
    expect(cleanMessage(html)).toBe(expected);
  });

  it('other texts of a record are cleaned too', () => {
    expect(publicText('A fuse blew. Sent by Marlow at 1231', 100)).toBe(
      'A fuse blew. Sent at 12:31pm.',
    );
    expect(publicText('Investigating & fixing', 100)).toBe('Investigating & fixing');
  });

  it('no text takes long, whatever comes', () => {
    const parts = [
      'Sent by ',
      'Marlow ',
      'at 1',
      '. ',
      'Hi ',
      'a@',
      '0 ',
      '- ',
      'https://a.b/',
      'Kind regards, ',
      '[A',
      '(',
      '\u00A0',
      'thanks Marlow ',
    ];
    for (const part of parts) {
      const before = process.cpuUsage();
      cleanMessage(`<p>${part.repeat(8000 / part.length)}!</p>`);
      // The processor's own time: a busy computer is no slow pattern, and a bad one takes seconds.
      expect(process.cpuUsage(before).user / 1000, part).toBeLessThan(400);
    }
  });
});
