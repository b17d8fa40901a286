import { describe, expect, it } from 'vitest';
import { stormShown } from './storm';

const merrin = { stormName: 'Storm Merrin', posts: [{ id: 'a', publishDate: 9 }] };
const ingrid = { stormName: 'Storm Ingrid', posts: [{ id: 'b', publishDate: 3 }] };
const storms = [ingrid, merrin];

describe('mend 15: one storm at a time', () => {
  it.each([
    ['the one that the flags name', true, 'storm ingrid', null, ingrid],
    ['the one with the newest news where they name none', true, null, null, merrin],
    ['never another one that a block asks for', true, 'Storm Merrin', 'Storm Ingrid', merrin],
    ['none where nothing is known of it', true, 'Storm Nobody', null, null],
    ['before a storm, the one that is asked for', false, null, 'Storm Ingrid', ingrid],
    ['before a storm, the newest', false, null, null, merrin],
  ])('%s', (_, stormMode, stormName, asked, storm) =>
    expect(stormShown({ stormMode, stormName }, storms, asked)).toBe(storm),
  );
  it('none where there are none', () => expect(stormShown({ stormMode: true, stormName: null }, [])).toBeNull());
});
