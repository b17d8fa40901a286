import { readdirSync, readFileSync } from 'node:fs';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '~/server/env.server';

const read = (file: string): string => readFileSync(file, 'utf8');
const WRITTEN = read('deploy/Containerfile').replace(/\\\n\s*/g, ' ');
/** The images that the stages begin with, unless others are named. */
const ARGS = new Map(
  [...WRITTEN.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = '', image = '']) => [name, image]),
);
const CONTAINERFILE = WRITTEN.replace(
  /\$\{(\w+)\}/g,
  (whole, name: string) => ARGS.get(name) ?? whole,
);
const UNITS = readdirSync('deploy').filter((file) => /\.(?:service|target)$/.test(file));

interface Service {
  readonly build?: {
    readonly target: string;
  };
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly security_opt?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}
const { services } = load(read('deploy/compose.yaml'), { schema: YAML11_SCHEMA }) as {
  services: Readonly<Record<string, Service>>;
};
const ourServices = Object.entries(services).filter(([, { build }]) => build !== undefined);

/** The stages of the Containerfile, each with its lines and the stage or image that it begins with. */
const STAGES = new Map(
  CONTAINERFILE.split(/^FROM /m)
    .slice(1)
    .map((text) => {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)/.exec(text) ?? [];
      return [name, { from, lines: text.split('\n') }] as const;
    }),
);
const linesOf = (stage: string, word: string): string[] =>
  (STAGES.get(stage)?.lines ?? []).flatMap((line) =>
    line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : [],
  );

/** What is for the C library below Node (docs/decisions/memory.md). */
const OF_THE_PROCESS = ['MALLOC_ARENA_MAX'];
const SESSION_SECRET = 'a secret of the tests, 32 letters';
/** Whether the site reads a variable: it is in what it parsed, or what is wrong with it is said by its name. */
function isKnown(name: string): boolean {
  if (OF_THE_PROCESS.includes(name)) return true;
  try {
    return Object.hasOwn(parseEnv({ SESSION_SECRET, [name]: 'x' }), name);
  } catch (error) {
    return (error as Error).message.startsWith(`${name} is wrong`);
  }
}
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name);

it.each([
  ['DATABASE_URL', true],
  ['UPLOADS_S3_BUCKET', true],
  ['SITE_NAME', false],
])('%s is a variable of the site: %s', (name, expected) => expect(isKnown(name)).toBe(expected));

describe('images [X-71, X-112]', () => {
  it('can each be named by a digest, in a variable', () => {
    const compose = read('deploy/compose.yaml');
    const variables = new Map(
      [...compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)].map(([, name = '', tag = '']) => [
        name,
        tag,
      ]),
    );
    const written = [...WRITTEN.matchAll(/^FROM (\S+)/gm)]
      .map(([, from = '']) => from)
      .filter((from) => !STAGES.has(from));
    expect(written).toEqual([...ARGS.keys()].map((name) => `\${${name}}`));
    for (const [name, image] of ARGS) expect(variables.get(name)).toBe(image);
    const foreign = [...compose.matchAll(/^ +image: (.*)$/gm)].map(([, image = '']) => image);
    expect(foreign.filter((image) => !image.startsWith('dno-') && !image.startsWith('${'))).toEqual(
      [],
    );
  });

  it('leave out what is secret, however it came beside the sources', () => {
    const left = read('.dockerignore').split('\n');
    for (const secret of ['.data', '.env', 'deploy/.env', 'deploy/edge/tls'])
      expect(left).toContain(secret);
  });

  it('are installed as the lock file says, and run the script of one package alone', () => {
    const installs = [...STAGES.keys()]
      .flatMap((stage) => linesOf(stage, 'RUN'))
      .filter((line) => line.includes('npm '));
    expect(installs.length).toBeGreaterThan(1);
    for (const line of installs)
      expect(line).toMatch(
        /^npm ci [^&]*&& npm rebuild better-sqlite3 --ignore-scripts=false(?: |$)/,
      );
    expect(linesOf('tools', 'COPY')[0]).toContain('.npmrc');
  });

  it.each(ourServices)('%s runs as nobody special', (_, { build }) => {
    const target = build?.target ?? '';
    const user =
      linesOf(target, 'USER').at(-1) ??
      (/:(nonroot)$/.exec(STAGES.get(target)?.from ?? '')?.[1] || 'root');
    expect(user).not.toBe('root');
  });

  it('set only variables that the site reads', () => {
    const names = linesOf('site', 'ENV').flatMap(namesIn);
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });
});

describe('containers', () => {
  it('write nowhere but where they are told, and gain no rights', () => {
    // The image of the virus scanner begins as root and gives that up by itself.
    for (const [name, service] of Object.entries(services).filter(([name]) => name !== 'scanner')) {
      expect(service.read_only, name).toBe(true);
      if (name === 'bucket') continue;
      expect([service.security_opt, service.cap_drop], name).toEqual([
        ['no-new-privileges:true'],
        ['ALL'],
      ]);
    }
  });

  it('give nodes only variables that the site reads, and each node the same', () => {
    const names = Object.keys(services['site-1']?.environment ?? {});
    expect(names).toContain('UPLOADS_S3_ENDPOINT');
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(services['site-2']?.environment).toEqual(services['site-1']?.environment);
  });
});

it.each(UNITS)('%s sets only variables that the site reads', (file) => {
  const lines = [...read(`deploy/${file}`).matchAll(/^Environment=(.*)$/gm)];
  const names = lines.flatMap(([, text = '']) => namesIn(text));
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

describe('workflows', () => {
  interface Workflow {
    readonly jobs: Readonly<
      Record<
        string,
        {
          readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
          readonly steps: readonly { readonly run?: string }[];
        }
      >
    >;
  }
  const workflow = (name: string) => load(read(`.github/workflows/${name}.yml`)) as Workflow;
  const { scripts, engines } = JSON.parse(read('package.json')) as {
    scripts: Readonly<Record<string, string>>;
    engines: { readonly node: string };
  };

  it.each(['ci', 'nightly'])('%s runs commands that exist', (name) => {
    const runs = Object.values(workflow(name).jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => [...run.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z:]+)/g)]),
    );
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.map(([, script = '']) => script).filter((script) => script !== 'audit')).toEqual(
      expect.arrayContaining([name === 'ci' ? 'test' : 'nightly']),
    );
    for (const [, script = ''] of runs)
      expect(['audit', ...Object.keys(scripts)]).toContain(script);
  });

  it('tests each Node that package.json allows and still gets security fixes', () => {
    const tested = workflow('ci').jobs['unit']?.strategy?.matrix.node ?? [];
    const allowed = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => Number(major));
    expect(tested).toEqual(allowed.filter((major) => major > 20));
  });
});

it('the images compile SQLite against the headers that the install uses', () => {
  const [, headers = ''] =
    /HEADERS = \{ 24: '([\d.]+)'/.exec(read('scripts/lib/install.mjs')) ?? [];
  expect(headers).toMatch(/^24\./);
  expect(CONTAINERFILE).toContain(`npm_package_config_node_gyp_target=${headers}`);
  expect(ARGS.get('NODE_IMAGE')).toMatch(/^node:24-/);
});
