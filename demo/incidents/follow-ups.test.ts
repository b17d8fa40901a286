import { expect, it } from 'vitest';
import { demoHandler } from '../../tests/support/demo-operator';
import { exampleSubmission } from '../../tests/support/example-submission';
import { schemaBreaches } from '../../tests/support/openapi';
import { describeOnEveryStore } from '../../tests/support/stores';
import type { WireIncident } from '~/server/incidents/wire/wire-incident';

const OVER = 'INCD-100303-B';

describeOnEveryStore("the demonstration's operator", (makeStore) => {
  it('takes who is still off as a follow-up, and says so at that power cut from three on', async () => {
    const handle = demoHandler({ store: await makeStore() });
    const list = async (held: string | null = null) => {
      const headers = new Headers(held === null ? {} : { 'If-None-Match': held });
      return handle(new Request('http://operator.test/api/power-cut/all-incidents', { headers }));
    };
    const messagesOf = async () => {
      const records = (await (await list()).json()) as WireIncident[];
      const record = records.find(({ IncidentReference }) => IncidentReference === OVER);
      expect(schemaBreaches('Incident', record)).toEqual([]);
      return JSON.stringify(record?.Steps);
    };
    const tell = async () => {
      const body = exampleSubmission({ kind: 'still-off', incidentReference: OVER });
      const answer = await handle(
        new Request('http://operator.test/api/submit-form', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': body.guIReference },
          body: JSON.stringify(body),
        }),
      );
      expect(await answer.json()).toEqual({ callReference: null });
    };
    await tell();
    await tell();
    expect(await messagesOf()).not.toContain('still off');
    const held = (await list()).headers.get('ETag');
    await tell();
    expect(await messagesOf()).toContain('Some homes told us that their power is still off.');
    expect((await list(held)).status).toBe(200);
  });
});
