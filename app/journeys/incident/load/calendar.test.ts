import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import { situationOf } from '~/domain/incident/situation';
import { calendarFile, needsSafari } from './calendar.server';

const t = textsOf(incidentWords);
const url = 'https://site.example/power-cut/incident?incidentid=INCD-1-A';
const summer = fromLondon(2026, 6, 2, 9);

it('starts with the work and ends half an hour after its estimate, as instants', () => {
  const work = exampleIncident({
    powerCutType: 'planned',
    plannedAt: summer,
    estimatedAt: summer + 6 * HOUR,
    sectors: ['NR2 9'],
  });
  const file = calendarFile(situationOf(work, summer - 48 * HOUR, { storm: false }), { t, url });
  expect(file).toContain('DTSTART:20260602T080000Z');
  expect(file).toContain('DTEND:20260602T143000Z');
  expect(file).toContain('SUMMARY:Planned power cut: NR2 9');
  expect(file).toMatch(/\r\n/);
});
it('ends at 23:59 in London where nothing is estimated [J-818, J-819]', () => {
  const work = exampleIncident({ powerCutType: 'planned', plannedAt: summer });
  expect(
    calendarFile(situationOf(work, summer - 48 * HOUR, { storm: false }), { t, url }),
  ).toContain('DTEND:20260602T225900Z');
});
it('has nothing to save without either', () =>
  expect(
    calendarFile(situationOf(exampleIncident(), summer, { storm: false }), { t, url }),
  ).toBeNull());

it.each([
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 CriOS/120.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Firefox on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605 FxiOS/120.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/120.0 Mobile Safari/537',
    false,
  ],
  ['nothing', '', false],
])('%s', (_, userAgent, expected) => expect(needsSafari(userAgent)).toBe(expected));
