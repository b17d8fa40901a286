import { describe, expect, it } from 'vitest';
import type { FormGateways } from '~/journeys/form/load/gateways';
import { definitionOf } from '../../../tests/support/form-definition';
import { gatewaysWith, send } from '../../../tests/support/form-visitor';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import type { Draft } from '~/server/drafts/drafts';
import { manifestOf } from './manifest';
import { offlineQuestions } from './offline-questions';
import { REPORT_FORM } from './report-form.server';
import { takeReport } from './send-report.server';

const definition = definitionOf(REPORT_FORM);

it('the report asks what everybody has to answer, and nothing that needs a server', () => {
  const questions = offlineQuestions(definition);
  expect(questions.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'address supplyAddress',
    'checkbox seenOrHeard',
    'radio medicalNeed',
    'radio powerOff',
    'radio whenOff',
    'text yourName',
    'text telephoneNumber',
  ]);
  for (const { kind, options } of questions)
    expect(options.length > 1).toBe(kind === 'radio' || kind === 'checkbox');
});

describe('a report from one page', () => {
  const whole = {
    'supplyAddress.addressLine1': '4 Lantern Street',
    'supplyAddress.addressLine3': 'Norwich',
    'supplyAddress.postcode': 'NR31 9ZZ',
    powerOff: 'All of the property',
    whenOff: 'Today',
    medicalNeed: 'No',
    seenOrHeard: 'None of these',
    yourName: 'Jo Whitlock',
    telephoneNumber: '07700 900123',
  };
  const nothing = () => Promise.resolve(null);
  const take = async (values: Record<string, string>, isDown = false) => {
    const kept: Record<string, Draft> = {};
    const gateways = {
      ...gatewaysWith(kept, isDown),
      forms: { byId: () => definition },
      bots: {
        challenge: createChallenge(createEncrypter('a secret of sixteen letters', 'test')),
        service: null,
      },
      content: { dictionary: () => ({}), live: () => ({}), settings: () => ({ places: [] }) },
      uploads: { filesOf: () => Promise.resolve([]) },
      supply: { smartMeterCheck: nothing },
      pings: { start: nothing, resultOf: nothing },
    } as unknown as FormGateways;
    const answer = await takeReport(await send('/offline/report', values), gateways);
    const { pathname } = new URL(answer.headers.get('Location') ?? '', 'http://localhost');
    return {
      answer,
      page: pathname.split('/').at(-1),
      answers: kept[REPORT_FORM]?.draftAnswers.answers ?? {},
    };
  };

  it('goes to the page that shows its answers, and nothing is sent', async () => {
    const { answer, page, answers } = await take(whole);
    expect([answer.status, page]).toEqual([303, 'about-you']);
    expect(answers).toMatchObject({ powerOff: 'All of the property', yourName: 'Jo Whitlock' });
    expect(answer.headers.get('Set-Cookie')).toContain('mpn_draft=');
  });

  it.each([
    ['an answer that brings up another question', { ...whole, medicalNeed: 'Yes' }, 'what-is-off'],
    ['an answer that is wrong', { ...whole, 'supplyAddress.postcode': 'nowhere' }, 'where'],
    ['nothing', {}, 'where'],
  ])('%s leads to its page, with the rest kept', async (_what, values, page) => {
    const taken = await take(values);
    expect(taken.page).toBe(page);
    if ('yourName' in values) expect(taken.answers['yourName']).toBe('Jo Whitlock');
  });

  it('a store that is away leads to the form, which says so', async () => {
    const { answer, page } = await take(whole, true);
    expect([answer.status, page]).toEqual([303, REPORT_FORM]);
  });
});

it('the manifest is of this operator, in the words of the dictionary', () => {
  const settings = {
    operator: { name: 'Northern Wires', nameLead: 'Northern' },
    reportPowerCutUrl: '/report',
  };
  const manifest = manifestOf(settings, { manifestArea: 'My street' });
  expect(manifest).toMatchObject({
    name: 'Northern Wires',
    short_name: 'Northern',
    start_url: '/',
    scope: '/',
  });
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Report a power cut /report',
    'My street /power-cut/incident',
  ]);
});
