import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { displayNameOf, idsNamedIn, storedNameOf } from './names';

const ID = '0123456789abcdef0123456789abcdef';

describe('the name that is shown, and the one it is stored under [L-464]', () => {
  it.each([
    ['meter.jpg', 'meter.jpg', 'meter.jpg'],
    ['C:\\Users\\me\\meter.jpg', 'meter.jpg', 'meter.jpg'],
    ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
    ['site plan (2).PDF', 'site plan (2).PDF', 'site plan (2).pdf'],
    ['план участка.pdf', 'план участка.pdf', 'план участка.pdf'],
    ['電気.png', '電気.png', '電気.png'],
    ['a|b<c>"d".gif', 'a|b<c>"d".gif', 'a_b_c__d_.gif'],
    ['gpj.\u202Eexe.jpg', 'gpj.exe.jpg', 'gpj.exe.jpg'],
    ['li\u0000ne\n.doc', 'line.doc', 'line.doc'],
    ['.jpg', '.jpg', 'file.jpg'],
    ['photo.JFIF', 'photo.JFIF', 'photo.jpg'],
    ['photo.jpe', 'photo.jpe', 'photo.jpg'],
    ['🔌.jpg', '🔌.jpg', '_.jpg'],
  ])('%j', (name, display, stored) => {
    expect(displayNameOf(name)).toBe(display);
    expect(storedNameOf(ID, display)).toBe(`${ID}-${stored}`);
  });

  it('holds whatever the browser says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const displayName = displayNameOf(`${name}.jpg`);
        const stored = storedNameOf(ID, displayName);
        expect([...displayName].length).toBeLessThanOrEqual(200);
        expect(displayName).toMatch(/\.jpg$/);
        expect(stored.startsWith(`${ID}-`)).toBe(true);
        expect(stored).toMatch(/\.jpg$/);
        expect(stored).not.toMatch(/[/\\|<>:"?*\n\r]/);
        expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(132);
      }),
    );
  });
});

it('names are found wherever they stand in what is sent', () => {
  const other = 'f'.repeat(32);
  expect(idsNamedIn({ fileUpload: `${ID}-a.jpg|${other}-b.pdf` })).toEqual([ID, other]);
  expect(idsNamedIn({ formData: [{ value: [`Photo: ${ID}-a.jpg, ${ID}-a.jpg`] }] })).toEqual([ID]);
  expect(idsNamedIn({ value: `${ID}${ID}-a.jpg`, other: ID })).toEqual([]);
  expect(idsNamedIn(undefined)).toEqual([]);
});
