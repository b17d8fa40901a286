import { describe, expect, it } from 'vitest';
import { boxesOf, clusters, marksOf, reachOf, type RingMark } from './marks';
import { baseMapHref } from './base-map-href';
import { drawIncident } from './draw-incident';
import { baseMapOf, drawBaseMap, roadNumbers } from './draw-base-map';
import { clipRing, pathOf } from './path';
import { boxAround, boxOf, overlap, placeLabels, type Box } from './places';
import type { Road } from './roads';
import { toPosition, type MapView } from './view';

const view: MapView = { centre: { lat: 52, lng: 0 }, zoom: 12, width: 400, height: 300 };
const at = (x: number, y: number) => ({ position: toPosition(view, { x, y }) });

describe('paths', () => {
  it('is closed and relative', () =>
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10.2, y: 10 },
      ]),
    ).toBe('M0 0l10 0 0 10z'));
  it('drops points that fall together', () =>
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 0.2, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ]),
    ).toBe('M0 0l9 0 0 9z'));
  it('is empty for less than an area', () =>
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 0.1, y: 0 },
        { x: 4, y: 0 },
      ]),
    ).toBe(''));
  it('cuts what lies outside', () => {
    const ring = [
      { x: -1000, y: 50 },
      { x: 50, y: 50 },
      { x: 50, y: 60 },
      { x: -1000, y: 60 },
    ];
    expect(pathOf(clipRing(ring, 100, 100, 0))).toBe('M0 50l50 0 0 10-50 0z');
  });
  it('covers the whole drawing when it stands in the middle of an area', () => {
    const ring = [
      { x: -900, y: -900 },
      { x: 900, y: -900 },
      { x: 900, y: 900 },
      { x: -900, y: 900 },
    ];
    expect(clipRing(ring, 100, 100, 8)).toHaveLength(4);
  });
});

describe('clusters', () => {
  it.each([
    ['nothing', [], []],
    ['one alone', [at(100, 100)], [1]],
    ['two apart', [at(100, 100), at(200, 100)], [1, 1]],
    ['two together, also across a cell border', [at(119, 100), at(121, 100)], [2]],
    ['what is out of view', [at(-200, 100)], []],
  ])('%s', (_name, items, sizes) =>
    expect(clusters(view, items, 40).map((cluster) => cluster.items.length)).toEqual(sizes),
  );

  it('keeps every incident of a storm, quickly', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      at(1 + ((index * 37) % 398), 1 + ((index * 91) % 298)),
    );
    const found = clusters(view, many, 40);
    expect(found.reduce((sum, cluster) => sum + cluster.items.length, 0)).toBe(3000);
  });
});

it('marks never touch, however close together incidents are', () => {
  const entries = Array.from({ length: 400 }, (_, index) => ({
    ...at((index * 97) % 400, (index * 61) % 300),
    reference: `INCD-${index}`,
    status: (['cut', 'planned', 'restored'] as const)[index % 3] ?? 'cut',
    homes: (index * 37) % 2000,
    href: '/',
  }));
  const marks = marksOf(view, entries);
  expect(marks.length).toBeGreaterThan(5);
  const visibleTitles = marks.map((mark) =>
    mark.kind === 'one' ? 1 : mark.cuts + mark.planned + mark.restored,
  );
  expect(visibleTitles.reduce((sum, count) => sum + count, 0)).toBe(400);
  for (const [index, mark] of marks.entries())
    for (const other of marks.slice(index + 1))
      expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(
        reachOf(mark) + reachOf(other),
      );
});

describe('names', () => {
  const named = (name: string, x: number, y: number) => ({ name, ...toPosition(view, { x, y }) });
  it('leaves out what would touch another name', () =>
    expect(
      placeLabels(
        view,
        [named('Ely', 100, 100), named('Soham', 120, 104), named('March', 100, 200)],
        5,
      ).map((label) => label.name),
    ).toEqual(['Ely', 'March']));
  it('are clear of the largest marker, of warm places, and of names in the largest letters', () => {
    const ring = { kind: 'ring', x: 200, y: 150, homes: 90_000, cuts: 9 } as RingMark;
    const covered = boxesOf([ring], [{ x: 60, y: 250 }]);
    const labels = placeLabels(
      view,
      [named('Sutton', 240, 150), named('Ely', 60, 250), named('Great Yarmouth', 100, 40)],
      5,
      covered,
    );
    expect(labels).not.toEqual([]);
    for (const box of labels.map(boxOf))
      expect(covered.filter((other) => overlap(box, other))).toEqual([]);
    const [{ left, right }] = labels.map(boxOf).slice(-1) as [Box];
    expect(right - left).toBeGreaterThan('Great Yarmouth'.length * 10);
  });
  it('have no number of a road under them', () => {
    const road: Road = {
      kind: 'road',
      rank: 1,
      name: 'A28',
      line: [50, 150, 250, 350].map((x) => toPosition(view, { x, y: 150 })),
    };
    const [free] = roadNumbers(view, [road]);
    const label = boxAround(free ?? { x: 0, y: 0 }, 20);
    const [moved] = roadNumbers(view, [road], [label]);
    expect(moved?.text).toBe('A28');
    expect(overlap(label, boxAround(moved ?? { x: 0, y: 0 }, 1))).toBe(false);
  });
  it('stands to the left near the right edge', () =>
    expect(placeLabels(view, [named('Cambridge', 380, 100)], 5)[0]?.side).toBe('left'));
});

describe('the ground [L-092]', () => {
  it('shows the greenwich where it passes', () => {
    expect(baseMapOf(view, []).greenwich).toBe(200);
    expect(baseMapOf({ ...view, centre: { lat: 52, lng: 1.5 } }, []).greenwich).toBeNull();
  });
});

it('shows the boundaries on the ground of every map', () => {
  const region = [
    [
      { lat: 51.9, lng: -0.1 },
      { lat: 52.1, lng: -0.1 },
      { lat: 52, lng: 0.2 },
    ],
  ];
  const ground = drawBaseMap(view, [region], { land: [], ways: [] });
  expect(ground.land).toEqual([expect.stringMatching(/^M.*z$/)]);
});

it('streets of an incident have the colour of its area', () => {
  const as = (tone: 'cut' | 'planned') => baseMapHref(view, 'card', { names: ['Mill Lane'], tone });
  expect(as('cut')).toMatch(/&off=Mill\+Lane$/);
  expect(as('planned')).toMatch(/&off=Mill\+Lane&as=planned$/);
  expect(baseMapHref(view, 'card')).not.toMatch(/off=|as=/);
});

describe('the map of an incident', () => {
  const surroundings = { regions: [], places: [] };
  const shape = { sector: 'CB1 9', centre: { lat: 52.2, lng: 0.12 }, outline: [] };
  it('is not drawn without a place', () => expect(drawIncident([], surroundings)).toBeNull());
  it('draws a spot where there is no outline', () => {
    const drawing = drawIncident([shape], surroundings);
    expect(drawing?.areas).toEqual([]);
    expect(drawing?.spots).toEqual([{ x: 210, y: 135 }]);
    expect(drawing?.mark).toEqual({ x: 210, y: 135 });
  });
  it('draws outlines', () => {
    const outline = [
      { lat: 52.19, lng: 0.1 },
      { lat: 52.21, lng: 0.1 },
      { lat: 52.21, lng: 0.14 },
    ];
    expect(drawIncident([{ ...shape, outline }], surroundings)?.areas[0]).toMatch(/^M\d+ \d+l.*z$/);
  });
  it('holds sectors far apart', () =>
    expect(
      drawIncident([shape, { ...shape, centre: { lat: 51.2, lng: 1.2 } }], surroundings)?.spots,
    ).toHaveLength(2));
  it('draws a pin where nothing else is known', () =>
    expect(drawIncident([], surroundings, { lat: 52, lng: 0 })?.mark).toEqual({ x: 210, y: 135 }));
});
