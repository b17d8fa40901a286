import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { quietLogger } from '../../../tests/support/stores';
import { createEmbeddedContent } from './embedded.server';
import { withStormContent } from './storm-content';

const dir = mkdtempSync(path.join(tmpdir(), 'warm-'));
cpSync('content', dir, { recursive: true });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = path.join(dir, 'collections/warmPlaces/warm-places.json');
const content = withStormContent(createEmbeddedContent({ dir, logger: quietLogger, watchMs: 20 }));
const openOf = (id: string) =>
  content.collections().warmPlaces.find((place) => place.id === id)?.open;

function setOpen(id: string, open: boolean): void {
  const places = JSON.parse(readFileSync(file, 'utf8')) as { id: string; open?: boolean }[];
  writeFileSync(
    file,
    JSON.stringify(places.map((place) => (place.id === id ? { ...place, open } : place))),
  );
}

it('an editor opens and closes a warm place, and the site says so at once', async () => {
  expect(openOf('cromer-parish')).toBe(false);
  setOpen('cromer-parish', true);
  await vi.waitFor(() => expect(openOf('cromer-parish')).toBe(true), 5000);
  setOpen('cromer-parish', false);
  await vi.waitFor(() => expect(openOf('cromer-parish')).toBe(false), 5000);
});

it('a place that cannot be read takes no other away, and is reported', async () => {
  const places = JSON.parse(readFileSync(file, 'utf8')) as object[];
  writeFileSync(
    file,
    JSON.stringify([...places, { id: 'No point', name: 'Hall', address: 'Somewhere' }]),
  );
  await vi.waitFor(
    () => expect(content.faults().some(({ page }) => page.startsWith('warmPlaces/'))).toBe(true),
    5000,
  );
  expect(content.collections().warmPlaces).toHaveLength(places.length);
});
