import path from 'node:path';
import { z } from 'zod';
import { gatewaySettings, missingSettings, secret, webUrl } from './env-gateways.server';
import { blankIsAbsent, optional } from './lib/blank-is-absent';
import type { Secrets } from './lib/encrypt.server';
import { FEED_SHAPES, feedShape } from './incidents/operator-feeds/shapes';
import { storedSecrets } from './lib/stored-secrets.server';
import pg from 'pg';

const port = z.coerce.number().int().min(0).max(65535);
const feedUrl = z
  .string()
  .url()
  .regex(/^(https?|file):/, 'must start with http://, https:// or file:');
const scriptUrl = z
  .string()
  .url()
  .regex(/^https:/, 'must start with https://');
const secretList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(secret));
const hostList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^[.a-z0-9-]+$/,
          'must be names of hosts; one that begins with a dot stands for all below it',
        ),
    ),
  );
const days = (most: number) => z.coerce.number().int().min(1).max(most);

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('production'),
  HOST: optional(z.string().min(1)),
  PORT: z.preprocess(blankIsAbsent, port.default(3000)),
  BASE_URL: optional(webUrl),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  CONTENT_DIR: z.preprocess(blankIsAbsent, z.string().default('content')),
  CONTENT_URL: optional(webUrl),
  CONTENT_KEY: optional(z.string().min(1)),
  CONTENT_REFRESH_SECONDS: z.preprocess(
    blankIsAbsent,
    z.coerce.number().min(1).max(3600).default(20),
  ),
  CONTENT_HOOK_SECRET: optional(secret),
  SESSION_SECRET: optional(secret),
  SESSION_SECRETS_EARLIER: optional(secretList),
  MARK_SECRET: optional(secret),
  DATABASE_URL: optional(
    z.string().refine(isDatabaseUrl, 'must be like postgres://name:password@host:5432/database'),
  ),
  SCENARIO: z.preprocess(blankIsAbsent, z.enum(['calm', 'storm']).default('calm')),
  INCIDENTS_URL: optional(feedUrl),
  INCIDENTS_SHAPE: optional(
    z.string().refine((id) => feedShape(id) !== undefined, {
      message: `must be one of ${FEED_SHAPES.map(({ id }) => id).join(', ')}`,
    }),
  ),
  INCIDENTS_KEY: optional(z.string().min(1)),
  INCIDENTS_REFRESH_SECONDS: z.preprocess(
    blankIsAbsent,
    z.coerce.number().min(1).max(3600).default(30),
  ),
  OPERATOR_URL: optional(webUrl),
  OPERATOR_KEY: optional(z.string().min(1)),
  ...gatewaySettings,
  TEXT_SIGN_UPS_PER_HOUR: z.preprocess(
    blankIsAbsent,
    z.coerce.number().int().min(1).max(1_000_000).default(60_000),
  ),
  SEARCH_URL: optional(webUrl),
  SEARCH_KEY: optional(z.string().min(1)),
  EDITOR_KEY: optional(z.string().min(12, 'must be at least 12 characters')),
  SAFE_SPACE_URL: optional(webUrl),
  SAFE_SPACE_SCRIPT_PATH: z.preprocess(
    blankIsAbsent,
    z.string().startsWith('/').default('/sso/widget.js'),
  ),
  MAPBOX_TOKEN: optional(
    z.string().regex(/^pk\./, 'must be a public token, which starts with pk.'),
  ),
  MAP_TILES: optional(z.string().min(1)),
  METRICS_PORT: optional(port),
  METRICS_KEY: optional(secret),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(webUrl),
  OTEL_SDK_DISABLED: optional(z.string()),
  OTEL_TRACES_EXPORTER: optional(z.string()),
  TRUSTED_PROXIES: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(10).default(0)),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  ),
  GOOGLE_TAG_MANAGER_ID: optional(z.string().regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXX')),
  SESSION_ANALYTICS_SCRIPT: optional(scriptUrl),
  REVIEWS_SCRIPT: optional(scriptUrl),
  SHARE_SCRIPT: optional(scriptUrl),
  BOT_CHECK_SCRIPT: optional(scriptUrl),
  BOT_CHECK_URL: optional(webUrl),
  BOT_CHECK_KEY: optional(z.string().min(1)),
  BOT_CHECK_SECRET: optional(z.string().min(1)),
  UPLOADS_S3_BUCKET: optional(z.string().min(3)),
  UPLOADS_S3_ENDPOINT: optional(webUrl),
  UPLOADS_S3_REGION: z.preprocess(blankIsAbsent, z.string().default('eu-west-2')),
  UPLOADS_S3_PREFIX: z.preprocess(blankIsAbsent, z.string().default('')),
  UPLOADS_S3_KEY_ID: optional(z.string().min(1)),
  UPLOADS_S3_SECRET: optional(z.string().min(1)),
  UPLOADS_SEALED: z.preprocess(blankIsAbsent, z.enum(['yes', 'no']).default('yes')),
  VAPID_PUBLIC_KEY: optional(
    z.string().regex(/^[\w-]{87}$/, 'must be a public key of VAPID, 87 characters'),
  ),
  VAPID_PRIVATE_KEY: optional(
    z.string().regex(/^[\w-]{43}$/, 'must be a private key of VAPID, 43 characters'),
  ),
  VAPID_SUBJECT: optional(
    z
      .string()
      .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must start with mailto: or https://'),
  ),
  PUSH_HOSTS: z.preprocess(blankIsAbsent, hostList.default('')),
  LIVE_LINES: z.preprocess(
    blankIsAbsent,
    z.coerce.number().int().min(0).max(100_000).default(5000),
  ),
  LIVE_LINES_PER_CALLER: z.preprocess(
    blankIsAbsent,
    z.coerce.number().int().min(1).max(100_000).default(200),
  ),
  KEEP_SENT_DAYS: z.preprocess(blankIsAbsent, days(3650).default(90)),
  KEEP_HISTORY_DAYS: z.preprocess(blankIsAbsent, days(36_500).default(1826)),
  CLAMD_URL: optional(
    z
      .string()
      .regex(
        /^(tcp:\/\/[^/]+|unix:\/.+)$/,
        'must look like tcp://scanner:3310 or unix:/run/clamd.sock',
      ),
  ),
});

export type Env = Omit<z.infer<typeof Environment>, 'BASE_URL' | 'SESSION_SECRET'> & {
  BASE_URL: string;
  SESSION_SECRET: string;
  SECRETS: Secrets;
};

/** Throws one sentence for each wrong variable; the start prints them and stops. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = Environment.safeParse(source);
  if (!result.success) {
    const sentences = result.error.issues.map(
      (issue) => `${issue.path.join('.')} is wrong: ${issue.message}.`,
    );
    throw new Error(sentences.join('\n'));
  }
  const env = result.data;
  if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined))
    throw new Error(
      'VAPID_PUBLIC_KEY is wrong: it belongs with VAPID_PRIVATE_KEY, and one alone is of no use.',
    );
  const missing = missingSettings(env);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const dataDir = path.resolve(env.DATA_DIR);
  const secrets = secretsFor(env, dataDir);
  return {
    ...env,
    DATA_DIR: dataDir,
    CONTENT_DIR: path.resolve(env.CONTENT_DIR),
    BASE_URL: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/{1,9}$/, ''),
    SESSION_SECRET: secrets.current,
    SECRETS: secrets,
  };
}

function secretsFor(env: z.infer<typeof Environment>, dataDir: string): Secrets {
  if (env.SESSION_SECRET === undefined) {
    try {
      return storedSecrets(dataDir);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(
        `SESSION_SECRET is not set, and none can be kept in DATA_DIR (${code ?? 'the file is empty'}).`,
      );
    }
  }
  const earlier = env.SESSION_SECRETS_EARLIER ?? [];
  return {
    current: env.SESSION_SECRET,
    earlier,
    marks: env.MARK_SECRET ?? earlier.at(-1) ?? env.SESSION_SECRET,
  };
}

function parseOrStop(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    process.stderr.write(`The site cannot start.\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

export const env: Env = parseOrStop();

/** Whether PostgreSQL's client can read it, not whether a server answers there. */
function isDatabaseUrl(url: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(url)) return false;
  try {
    const { port } = new pg.Client({ connectionString: url });
    return Number.isInteger(port) && port > 0 && port < 65_536;
  } catch {
    return false;
  }
}
