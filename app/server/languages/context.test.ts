import type { EntryContext } from '@remix-run/node';
import { expect, it } from 'vitest';
import { asDocument } from './context.server';

it('a page in another language is a document, which asks for itself where its journey would', () => {
  const handles = {
    incident: { journey: true, renewsMs: 30_000 },
    search: { journey: true },
    help: { field: 'paper' },
  };
  const routeModules = Object.fromEntries(
    Object.entries(handles).map(([id, handle]) => [id, { handle }]),
  );
  const given = { routeModules } as unknown as EntryContext;
  expect(asDocument(given).routeModules).toEqual({
    incident: { handle: { journey: false, renewsMs: 30_000, refreshesAsDocument: true } },
    search: { handle: { journey: false, refreshesAsDocument: false } },
    help: { handle: { field: 'paper' } },
  });
});
