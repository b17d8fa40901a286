import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
/** What the build makes (scripts/lib/build.mjs) and npm installs; nobody has them in a fresh copy. */
const MADE = new Set(['build', 'build/edge', 'build/server/index.js', 'node_modules']);

interface Service {
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly target: string;
  };
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly security_opt?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
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
  it('begin with an image, or with a stage before them', () => {
    const before: string[] = [];
    for (const [name, { from }] of STAGES) {
      expect(before.includes(from) || /[/:]/.test(from), `${name} from ${from}`).toBe(true);
      before.push(name);
    }
  });

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

  it('copy only what there is', () => {
    const missing = [...STAGES.keys()].flatMap((stage) =>
      linesOf(stage, 'COPY').flatMap((line) => {
        const words = line.split(' ').filter((word) => !word.startsWith('--'));
        const from = /--from=(\S+)/.exec(line)?.[1];
        if (from !== undefined && !STAGES.has(from)) return [`stage ${from}`];
        const sources = words.slice(0, -1).map((source) => source.replace(/^\/app\//, ''));
        return sources.filter((source) => !MADE.has(source) && !existsSync(source));
      }),
    );
    expect(missing).toEqual([]);
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
  it('are built from what there is', () => {
    for (const [, { build }] of ourServices) {
      expect(build?.context).toBe('..');
      expect(existsSync(build?.dockerfile ?? '')).toBe(true);
      expect(STAGES.has(build?.target ?? '')).toBe(true);
    }
    expect(ourServices.map(([name]) => name).sort()).toEqual([
      'edge',
      'operator',
      'site-1',
      'site-2',
    ]);
  });

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

  it('mount files that there are', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) =>
        volume.startsWith('./') ? [`deploy/${volume.slice(2).split(':')[0]}`] : [],
      );
    // Whoever runs it puts the certificate there (docs/operations.md).
    expect(mounted.filter((file) => file !== 'deploy/edge/tls' && !existsSync(file))).toEqual([]);
    expect(mounted).toContain('deploy/edge/names.conf');
  });

  it('wait for what can tell them that it is well', () => {
    for (const [name, { depends_on = {} }] of Object.entries(services))
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const target = services[other]?.build?.target;
        const tells = services[other]?.healthcheck ?? (target && linesOf(target, 'HEALTHCHECK')[0]);
        expect(
          condition === 'service_completed_successfully' || Boolean(tells),
          `${name} waits for ${other}`,
        ).toBe(true);
      }
  });

  it('give nodes only variables that the site reads, and each node the same', () => {
    const names = Object.keys(services['site-1']?.environment ?? {});
    expect(names).toContain('UPLOADS_S3_ENDPOINT');
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(services['site-2']?.environment).toEqual(services['site-1']?.environment);
  });
});

describe.each(UNITS)('%s', (file) => {
  const unit = read(`deploy/${file}`);

  it('names files of the site that there are', () => {
    const words = unit.split(/[\s=]+/);
    const documents = words.flatMap((word) => /^file:\/opt\/dno\/(.*)$/.exec(word)?.[1] ?? []);
    const programs = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    expect([...documents, ...programs].filter((one) => !MADE.has(one) && !existsSync(one))).toEqual(
      [],
    );
    const units = words.flatMap(
      (word) => /^(dno-\S+?)(?:@\S*)?\.(service|target)$/.exec(word)?.slice(1) ?? [],
    );
    for (let at = 0; at < units.length; at += 2)
      expect(UNITS.some((one) => one.replace('@', '') === `${units[at]}.${units[at + 1]}`)).toBe(
        true,
      );
  });

  it('sets only variables that the site reads', () => {
    const names = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) =>
      namesIn(text),
    );
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
it.skipIf(!hasSystemd)('systemd finds nothing wrong with the units', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'units-'));
  try {
    const files = UNITS.map((file) => path.join(dir, file.replace('@.', '@3001.')));
    UNITS.forEach((file, at) => copyFileSync(`deploy/${file}`, files[at] ?? ''));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    // Where nginx or curl are not installed it says so, which is of this machine.
    const problems = (stdout + stderr)
      .split('\n')
      .filter((line) => line.includes(dir) || line.includes('dno'));
    expect(problems.filter((line) => !/is not executable/.test(line))).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
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
    const tested = workflow('ci').jobs['test']?.strategy?.matrix.node ?? [];
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
