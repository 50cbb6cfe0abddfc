import { z } from 'zod';

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const whole = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );

/** 2^15 blocks of a KiB, 32 MiB for each hash. */
const PASSWORD_LOG2N = 15;

/** Where a proxy of one's own usually is. */
const PRIVATE_NETWORKS = 'loopback, linklocal, uniquelocal';

/** `id=origin origin;id=origin`; an origin is https, except on one's own machine. */
const partners = z
  .string()
  .default('')
  .transform((value, context) => {
    const found = new Map<string, string[]>();
    for (const entry of value
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)) {
      const [, id, origins = ''] = /^([\w-]+)\s*=\s*(.*)$/.exec(entry) ?? [];
      const named = origins.split(/\s+/).filter(Boolean);
      if (id === undefined || named.length === 0 || !named.every(isOrigin))
        context.addIssue({
          code: 'custom',
          message: `"${entry}" is not \`id=https://origin https://origin\``,
        });
      else found.set(id, named);
    }
    return found;
  });

function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*')) return false;
  const { origin, protocol, hostname } = new URL(text);
  return (
    origin === text &&
    (protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)))
  );
}

const environment = z.object({
  PORT: whole(4000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED: z.enum(['demo', 'none']).default('none'),
  DATABASE_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  REDIS_URL: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SITE_DIR: optional,
  PUBLIC_URL: optional.pipe(z.url().optional()),
  JWT_SECRET: optional.pipe(z.string().min(32).optional()),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(10).max(86_400).default(900),
  CORS_ORIGINS: list('*'),
  CSP_CONNECT: list(''),
  EMBED_PARTNERS: partners,
  METRICS_TOKEN: optional,
  TRUST_PROXY: optional.transform((value) =>
    value === undefined || value === 'false'
      ? undefined
      : value === 'true'
        ? PRIVATE_NETWORKS
        : value,
  ),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  RACER_EDITING: z.enum(['everyone', 'admin']).default('everyone'),
  ADMIN_USERNAMES: list(''),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Clubline <no-reply@clubline.example>'),
  CONTACT_EMAIL: z.string().default('hello@clubline.example'),
  S3_ENDPOINT: optional.pipe(z.url().optional()),
  S3_BUCKET: optional,
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PUBLIC_URL: optional.pipe(z.url().optional()),
});

/** Where uploads go when they do not go to the local folder. */
export interface ObjectStoreConfig {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Address under which the bucket's objects are read. */
  publicUrl: string;
}

/** Settings of one node. */
export interface Config {
  port: number;
  host: string;
  /** Folder for the embedded database, uploads, secrets and outgoing mail. */
  dataDir: string;
  seed: 'demo' | 'none';
  /** PostgreSQL; the embedded database when absent. */
  databaseUrl: string | undefined;
  /** Connections per node to PostgreSQL. */
  databasePool: number;
  redisUrl: string | undefined;
  logLevel: string;
  /** Built site served at `/`. */
  siteDir: string | undefined;
  /** Origin people reach this product under; used in mails and image addresses. */
  publicUrl: string | undefined;
  jwtSecret: string | undefined;
  /** How long an access token is valid before it has to be renewed. */
  accessTokenSeconds: number;
  /**
   * Cost of a password's hash, as a power of two. No variable sets it: only tests, which hash
   * hundreds, go below.
   */
  passwordLog2N: number;
  /** Other origins whose pages may call; safe to leave open, because no cookie signs anybody in. */
  corsOrigins: string[];
  /** Further addresses the site's pages may call, e.g. another provider of reset mails. */
  cspConnect: string[];
  /** Origins whose pages may frame the chat, by the partner they belong to. */
  embedPartners: Map<string, string[]>;
  /** Bearer token that `/metrics` asks for; open when absent. */
  metricsToken: string | undefined;
  /**
   * Addresses of one's own proxies, whose X-Forwarded-* headers are believed; what else stands
   * there, a caller may have made up.
   */
  trustProxy: string | undefined;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  racerEditing: 'everyone' | 'admin';
  /** Existing people who are made administrators at start. */
  adminUsernames: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives contact messages. */
  contactEmail: string;
  objectStore: ObjectStoreConfig | undefined;
}

/** Reads and checks the environment; throws one readable error that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`Settings are wrong:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    seed: value.SEED,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL,
    logLevel: value.LOG_LEVEL,
    siteDir: value.SITE_DIR,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    jwtSecret: value.JWT_SECRET,
    accessTokenSeconds: value.ACCESS_TOKEN_SECONDS,
    passwordLog2N: PASSWORD_LOG2N,
    corsOrigins: value.CORS_ORIGINS,
    cspConnect: value.CSP_CONNECT,
    embedPartners: value.EMBED_PARTNERS,
    metricsToken: value.METRICS_TOKEN,
    trustProxy: value.TRUST_PROXY,
    rateLimitScale: value.RATE_LIMIT_SCALE,
    racerEditing: value.RACER_EDITING,
    adminUsernames: value.ADMIN_USERNAMES,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    contactEmail: value.CONTACT_EMAIL,
    objectStore: objectStore(value),
  };
}

function objectStore(value: z.infer<typeof environment>): ObjectStoreConfig | undefined {
  const parts = {
    S3_ENDPOINT: value.S3_ENDPOINT,
    S3_BUCKET: value.S3_BUCKET,
    S3_ACCESS_KEY_ID: value.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: value.S3_SECRET_ACCESS_KEY,
    S3_PUBLIC_URL: value.S3_PUBLIC_URL,
  };
  const missing = Object.entries(parts)
    .filter(([, part]) => part === undefined)
    .map(([name]) => name);
  if (missing.length === Object.keys(parts).length) return undefined;
  if (missing.length > 0)
    throw new Error(`Settings are wrong: object storage also needs ${missing.join(', ')}`);
  return {
    endpoint: parts.S3_ENDPOINT!.replace(/\/+$/, ''),
    bucket: parts.S3_BUCKET!,
    region: value.S3_REGION,
    accessKeyId: parts.S3_ACCESS_KEY_ID!,
    secretAccessKey: parts.S3_SECRET_ACCESS_KEY!,
    publicUrl: parts.S3_PUBLIC_URL!.replace(/\/+$/, ''),
  };
}
