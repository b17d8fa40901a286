import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { isDatabaseUrl } from './store/database-url';

const port = z.coerce.number().int().min(0).max(65535);
const webUrl = z
  .string()
  .url()
  .regex(/^https?:/, 'must start with http:// or https://');
const feedUrl = z
  .string()
  .url()
  .regex(/^(https?|file):/, 'must start with http://, https:// or file:');
const scriptUrl = z
  .string()
  .url()
  .regex(/^https:/, 'must start with https://');
/** `FEATURE=` in a shell means "not set". */
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodTypeAny>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('production'),
  HOST: optional(z.string().min(1)),
  PORT: z.preprocess(blankIsAbsent, port.default(3000)),
  BASE_URL: optional(webUrl),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  CONTENT_DIR: z.preprocess(blankIsAbsent, z.string().default('content')),
  CONTENT_URL: optional(webUrl),
  CONTENT_KEY: optional(z.string().min(1)),
  CONTENT_REFRESH_SECONDS: z.preprocess(blankIsAbsent, z.coerce.number().min(1).max(3600).default(20)),
  CONTENT_HOOK_SECRET: optional(z.string().min(16, 'must be at least 16 characters')),
  SESSION_SECRET: optional(z.string().min(16, 'must be at least 16 characters')),
  DATABASE_URL: optional(z.string().refine(isDatabaseUrl, 'must be like postgres://name:password@host:5432/database')),
  SCENARIO: z.preprocess(blankIsAbsent, z.enum(['calm', 'storm']).default('calm')),
  INCIDENTS_URL: optional(feedUrl),
  INCIDENTS_REFRESH_SECONDS: z.preprocess(blankIsAbsent, z.coerce.number().min(1).max(3600).default(30)),
  OPERATOR_URL: optional(webUrl),
  OPERATOR_KEY: optional(z.string().min(1)),
  TEXT_MESSAGES_URL: optional(webUrl),
  TEXT_MESSAGES_KEY: optional(z.string().min(1)),
  SEARCH_URL: optional(webUrl),
  SEARCH_KEY: optional(z.string().min(1)),
  EDITOR_KEY: optional(z.string().min(12, 'must be at least 12 characters')),
  SAFE_SPACE_URL: optional(webUrl),
  SAFE_SPACE_SCRIPT_PATH: z.preprocess(blankIsAbsent, z.string().startsWith('/').default('/sso/widget.js')),
  MAPBOX_TOKEN: optional(z.string().regex(/^pk\./, 'must be a public token, which starts with pk.')),
  TRUSTED_PROXIES: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(10).default(0)),
  LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info')),
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
  UPLOADS_KEEP_DAYS: optional(z.coerce.number().int().min(1)),
  CLAMD_URL: optional(
    z.string().regex(/^(tcp:\/\/[^/]+|unix:\/.+)$/, 'must look like tcp://scanner:3310 or unix:/run/clamd.sock'),
  ),
});

export type Env = Omit<z.infer<typeof Environment>, 'BASE_URL' | 'SESSION_SECRET'> & {
  BASE_URL: string;
  SESSION_SECRET: string;
};

/** Reads configuration once. Throws one sentence per wrong variable; the start prints it and stops. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = Environment.safeParse(source);
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path.join('.')} is wrong: ${issue.message}.`);
    throw new Error(sentences.join('\n'));
  }
  const env = result.data;
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    CONTENT_DIR: path.resolve(env.CONTENT_DIR),
    BASE_URL: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    // Without a secret every restart would sign anew and forget its visitors: the start script keeps one in DATA_DIR.
    SESSION_SECRET: env.SESSION_SECRET ?? randomBytes(32).toString('hex'),
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
