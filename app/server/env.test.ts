import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.server';

describe('what is set wrongly stops the start with a sentence that names it [X-38]', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SCENARIO', 'hurricane'],
    ['INCIDENTS_URL', 'not an address'],
    ['INCIDENTS_REFRESH_SECONDS', '0'],
    ['SESSION_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://name:word@host:port/x'],
    ['DATABASE_URL', 'postgres://h:99999/d'],
    ['BASE_URL', 'example'],
    ['MAPBOX_TOKEN', 'sk.secret'],
  ])('%s=%s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} is wrong: .+\\.$`, 'm'));
  });
});
