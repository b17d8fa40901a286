import { describe, expect, inject, it } from 'vitest';
import { ask } from '../support/server';

const site = inject('site');
const INCIDENT = 'INCD-100101-A';

describe('feeds of incidents', () => {
  it.each([
    ['/feeds/incidents.atom?sector=CB1+9', 'application/atom+xml'],
    ['/feeds/incidents.geojson?area=EPN', 'application/geo+json'],
    ['/feeds/incidents.ics', 'text/calendar'],
    ['/feeds/incidents.cap', 'application/atom+xml'],
    [`/feeds/incidents/${INCIDENT}.atom`, 'application/atom+xml'],
    [`/feeds/incidents/${INCIDENT}.cap`, 'application/cap+xml'],
    [`/feeds/incidents/${INCIDENT}.ics`, 'text/calendar'],
    [`/feeds/incidents/${INCIDENT}.geojson`, 'application/geo+json'],
  ])('%s', async (path, type) => {
    const answer = await ask(site + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain(type);
    const held = answer.headers.get('ETag') ?? '';
    expect((await ask(site + path, { headers: { 'If-None-Match': held } })).status).toBe(304);
    expect((await ask(site + path, { method: 'POST' })).status).toBe(405);
  });

  it('are announced by the pages that they are about', async () => {
    const incident = await (await ask(`${site}/power-cut/incident?incidentid=${INCIDENT}`)).text();
    expect(incident).toContain(`href="/feeds/incidents/${INCIDENT}.atom"`);
    expect(await (await ask(`${site}/power-cut/list`)).text()).toContain(
      'href="/feeds/incidents.atom"',
    );
  });
});
