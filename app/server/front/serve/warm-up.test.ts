import { afterEach, expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { warmUp } from './warm-up';

afterEach(() => void vi.restoreAllMocks());

const incidentsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => exampleIncident({ reference: `INCD-${index}-A` }));

/** Each page takes as long as `pageMs`. */
async function pathsOf(count: number, pageMs: number) {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const paths: string[] = [];
  await warmUp(incidentsOf(count), async (path) => {
    clock += pageMs;
    paths.push(path);
  });
  return paths;
}

it('renders nothing ahead on a calm day', async () => {
  expect(await pathsOf(999, 1)).toEqual([]);
});

it('renders the pages for everyone first, then those of power cuts', async () => {
  const paths = await pathsOf(1000, 1);
  expect(paths.slice(0, 4)).toEqual([
    '/',
    '/power-cut/list',
    '/power-cut/map',
    '/power-cut/incident?incidentid=INCD-0-A',
  ]);
  expect(paths).toHaveLength(1003);
});

it('keeps nobody waiting for longer than four seconds and a page', async () => {
  expect(await pathsOf(1000, 100)).toHaveLength(41);
});
