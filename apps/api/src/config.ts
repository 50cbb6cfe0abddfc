import type { Agent } from 'node:https';
import type { z } from 'zod';
import { StartRefusal } from './startRefusal';
import { environment } from './settings';

/** 2^15 blocks of a KiB, 32 MiB for each hash. */
const PASSWORD_LOG2N = 15;

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
  /** Whether each answer is checked against its schema, besides being cut to it: in tests. */
  checksAnswers: boolean;
  seed: 'demo' | 'none';
  /** PostgreSQL; the embedded database when absent. */
  databaseUrl: string | undefined;
  /** Connections per node to PostgreSQL. */
  databasePool: number;
  /** Whether its connections keep prepared statements. */
  databaseStatements: 'kept' | 'unnamed';
  redisUrl: string | undefined;
  logLevel: string;
  /** Built site served at `/`. */
  siteDir: string | undefined;
  /** Whether devices keep the site, so that it opens without a connection. */
  isSiteKept: boolean;
  /** How long a node that is told to stop still takes requests, in seconds. */
  stopGraceSeconds: number;
  /** Origin people reach this product under; used in mails and image addresses. */
  publicUrl: string | undefined;
  jwtSecret: string | undefined;
  /** By which push services know this product; one is made of the tokens' secret when absent. */
  vapidPrivateKey: string | undefined;
  /** Where push services reach who runs this; the contact address when absent. */
  vapidSubject: string | undefined;
  /** Hosts of push services, or ends of their names that begin with a dot. */
  pushHosts: string[];
  /** What connects to them in place of TLS to their public addresses; set by tests alone. */
  pushAgent?: Agent;
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
  /** Live sockets that one address may have open on one node; of IPv6, one /64. */
  socketsPerAddress: number;
  racerEditing: 'everyone' | 'admin';
  /** Ids of people who are made administrators at start. */
  adminUsernames: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives contact messages. */
  contactEmail: string;
  /** Whom to tell of a weakness, the preferred first; without any there is no security.txt. */
  securityContacts: string[];
  objectStore: ObjectStoreConfig | undefined;
  /** Room for the pictures of one person, in MiB as they are stored. */
  pictureQuotaMb: number;
  /** Most pictures of one person. */
  pictureQuotaCount: number;
}

/**
 * Reads and checks the environment; throws one readable refusal with a line for each wrong
 * variable.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new StartRefusal(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  const value = parsed.data;
  return {
    port: value.PORT,
    // The passwords of demo content are public: it is for one's own machine unless one says so.
    host: value.HOST ?? (value.SEED === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    dataDir: value.DATA_DIR,
    checksAnswers: false,
    seed: value.SEED,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    databaseStatements: value.DATABASE_STATEMENTS,
    redisUrl: value.REDIS_URL,
    logLevel: value.LOG_LEVEL,
    siteDir: value.SITE_DIR,
    isSiteKept: value.OFFLINE_SITE === 'on',
    stopGraceSeconds: value.STOP_GRACE_SECONDS,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    jwtSecret: value.JWT_SECRET,
    vapidPrivateKey: value.VAPID_PRIVATE_KEY,
    vapidSubject: value.VAPID_SUBJECT,
    pushHosts: value.PUSH_HOSTS,
    accessTokenSeconds: value.ACCESS_TOKEN_SECONDS,
    passwordLog2N: PASSWORD_LOG2N,
    corsOrigins: value.CORS_ORIGINS,
    cspConnect: value.CSP_CONNECT,
    embedPartners: value.EMBED_PARTNERS,
    metricsToken: value.METRICS_TOKEN,
    trustProxy: value.TRUST_PROXY,
    rateLimitScale: value.RATE_LIMIT_SCALE,
    socketsPerAddress: value.SOCKETS_PER_ADDRESS,
    racerEditing: value.RACER_EDITING,
    adminUsernames: value.ADMIN_USERNAMES,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    contactEmail: value.CONTACT_EMAIL,
    securityContacts: value.SECURITY_CONTACT,
    objectStore: objectStore(value),
    pictureQuotaMb: value.PICTURE_QUOTA_MB,
    pictureQuotaCount: value.PICTURE_QUOTA_COUNT,
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
    throw new StartRefusal(
      `${missing.join(', ')} must be set as well: object storage needs them all.`,
    );
  return {
    endpoint: parts.S3_ENDPOINT!.replace(/\/+$/, ''),
    bucket: parts.S3_BUCKET!,
    region: value.S3_REGION,
    accessKeyId: parts.S3_ACCESS_KEY_ID!,
    secretAccessKey: parts.S3_SECRET_ACCESS_KEY!,
    publicUrl: parts.S3_PUBLIC_URL!.replace(/\/+$/, ''),
  };
}
