import { expect, it } from 'vitest';
import { isFailure } from '~/domain/failure';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { operatorAt } from '../../../tests/support/demo-operator';
import { undoAfterEach } from '../../../tests/support/undo';
import { createHttpReceiver } from './operator-http.server';
import type { Channel } from './outbox';

const undo = undoAfterEach();

async function deliver(channel: Channel, answer: Response): Promise<unknown> {
  const server = await serveOnLoopback(() => answer);
  undo.push(server.close);
  return createHttpReceiver(operatorAt(server.url, 'k'))
    .deliver({ channel, key: 'key-1', body: {} })
    .catch((error: unknown) => {
      if (!isFailure(error, 'unavailable')) throw error;
      return 'later';
    });
}

const MAINTENANCE = '<!doctype html><title>Back soon</title>';

it.each<[Channel, string, unknown]>([
  ['submit-form', '{"callReference":"C-1"}', { callReference: 'C-1' }],
  ['submit-form', '{"callReference":null}', { callReference: null }],
  ['submit-form', '{}', 'later'],
  ['submit-form', '', 'later'],
  ['submit-form', MAINTENANCE, 'later'],
  ['text-updates', '{"success":true,"reason":null}', { success: true, reason: null }],
  ['text-updates', '{"success":false,"reason":2}', { success: false, reason: 2 }],
  ['text-updates', '{}', 'later'],
  ['text-updates', MAINTENANCE, 'later'],
  ['text-updates-stop', '{"result":0}', { result: 0 }],
  ['text-updates-stop', '{"result":1}', { result: 1 }],
  ['text-updates-stop', '{"result":2}', 'later'],
  ['text-updates-stop', '{}', 'later'],
  ['text-updates-stop', MAINTENANCE, 'later'],
  ['get-offers-status', '', null],
  ['get-offers-status', 'OK', null],
  ['mpan-checker', '', null],
  ['mpan-export-checker', '{"status":"sent"}', null],
  ['manual-mpan-checker', '', null],
])('%s answered with 200 %s is %j', async (channel, text, outcome) => {
  expect(await deliver(channel, new Response(text))).toEqual(outcome);
});

it.each<[Channel, string | null]>([
  ['text-updates', null],
  ['text-updates-stop', '{"status":"accepted"}'],
  ['mpan-checker', null],
])(
  '%s is taken by a 202, which says that the operator keeps it, with %j',
  async (channel, text) => {
    expect(await deliver(channel, new Response(text, { status: 202 }))).toBeNull();
  },
);
