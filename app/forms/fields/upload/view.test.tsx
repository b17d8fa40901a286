import { expect, it } from 'vitest';
import { htmlOfField } from '../../../../tests/support/render-field';
import { uploadProblem } from './rules';

it.each('jpg jpeg jpe jfif png gif pdf doc docx xls xlsx ppt dwg'.split(' '))(
  'offers and allows %s [F-315 to F-325]',
  (type) => {
    const html = htmlOfField({ field: { type: 'upload', caption: 'A photo' } });
    const accepted = /accept="([^"]*)"/.exec(html)?.[1];
    expect(accepted?.split(',')).toContain(`.${type}`);
    const problem = (name: string) => uploadProblem({ name, size: 1 }, [], false);
    expect(problem(`photo.${type}`)).toBeNull();
    expect(problem(`photo.${type.toUpperCase()}`)).toBeNull();
    expect(problem(`photo.${type}.exe`)).toBe('uploadNotSupported');
  },
);

it('offers pictures alone where a question asks for photos, and says how many', () => {
  const field = { type: 'upload', caption: 'Photos', settings: { photos: true, maxFiles: 3 } };
  const html = htmlOfField({ field });
  expect(/accept="([^"]*)"/.exec(html)?.[1]).toBe('.jpg,.jpeg,.jpe,.jfif,.png,.gif');
  expect(html).toContain('Up to 3 photos, 20 MB in total.');
  expect(html).not.toContain('DWG');
});

it.each([true, false])(
  'says that the place in a picture comes with it, photos only: %s',
  (photos) =>
    expect(
      htmlOfField({ field: { type: 'upload', caption: 'Files', settings: { photos } } }),
    ).toContain('If a photo says where you took it, we get that too.'),
);

it.each(['IMG_0007.HEIC', 'IMG_0007.heif'])(
  '%s, as an iPhone calls it, is told how to be saved',
  (name) => {
    expect(uploadProblem({ name, size: 1 }, [], false)).toBe('uploadHeic');
  },
);
