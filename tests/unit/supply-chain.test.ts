import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { licencesOf } from '../../scripts/lib/licences.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      integrity?: string;
      hasInstallScript?: boolean;
      dev?: boolean;
    }
  >;
};

describe('licences [X-66]', () => {
  it('every package is under one that we take', () =>
    expect(licencesOf(packages).refused).toEqual([]));

  it.each([
    ['MIT', true, true],
    ['(GPL-3.0 OR MIT)', true, true],
    ['(GPL-3.0 AND MIT)', false, false],
    ['AGPL-3.0-only', false, false],
    ['GPL-2.0', false, false],
    ['CC-BY-4.0', false, true],
    ['SEE LICENSE IN LICENSE.txt', false, false],
    [undefined, false, false],
  ])('%s: may run %s, may build %s', (license, runs, builds) => {
    const refusedWith = (dev: boolean) =>
      licencesOf({ 'node_modules/x': { version: '1.0.0', dev, ...(license ? { license } : {}) } })
        .refused;
    expect([refusedWith(false).length === 0, refusedWith(true).length === 0]).toEqual([
      runs,
      builds,
    ]);
  });
});

describe('what is installed', () => {
  it('every package is named with the hash of its files', () => {
    const without = Object.entries(packages).filter(
      ([place, { integrity }]) => place !== '' && !integrity,
    );
    expect(without.map(([place]) => place)).toEqual([]);
  });

  it('runs no script but the one that is named; another package with one must be looked at first', () => {
    const withScript = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
      hasInstallScript ? [place.replace(/^.*node_modules\//, '')] : [],
    );
    // esbuild brings its program as a package of its own; its script only makes the start a little faster.
    expect([...new Set(withScript)].sort()).toEqual(['better-sqlite3', 'esbuild']);
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(/WITH_SCRIPT = \[(.*)\]/.exec(read('scripts/lib/install.mjs'))?.[1]).toBe(
      "'better-sqlite3'",
    );
  });
});

it('npm run sbom names every package with its licence, in CycloneDX; tools are marked', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(status, stderr).toBe(0);
  const sbom = JSON.parse(stdout) as {
    bomFormat: string;
    components: { purl: string; properties?: { name: string; value: string }[] }[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const nameOf = (purl: string) => decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@[^@]*$/, '$1');
  const isTool = ({ properties = [] }: (typeof sbom.components)[0]) =>
    properties.some(
      ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true',
    );
  const named = new Map(sbom.components.map((one) => [nameOf(one.purl), isTool(one)]));
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => named.get(name) !== false)).toEqual([]);
  expect(named.get('vitest')).toBe(true);
});

it('docs/security.md says of each package of package.json what it is for, and of no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const named = [...read('docs/security.md').matchAll(/^\| `([^`]+)` \| [^|]+ \| \S[^|]* \|$/gm)];
  const used = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.map(([, name = '']) => name).sort()).toEqual(
    used.filter((name) => !name.startsWith('@types/')).sort(),
  );
});
