import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import parseMailboxes from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/** An empty value is the same as none. */
const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** Digits only: what looks like another notation is more likely a slip. */
const whole = (fallback: number, min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}, written in digits`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .default(fallback);
};

/** Digits with or without a point. */
const factor = (fallback: number) => {
  const message = 'must be a number above 0, written in digits, such as 2 or 0.5';
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number)
    .refine((value) => value > 0, message)
    .default(fallback);
};

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

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

/** An address with one of the schemes. Never shown in a message: it may hold a password. */
const address = (schemes: string[], example: string) =>
  optional.refine(
    (value) =>
      value === undefined ||
      (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))),
    `must be an address such as ${example}`,
  );

/** Where the product is reached: without what only a single page has. */
const webAddress = address(['https', 'http'], 'https://clubline.example').refine(
  (value) => value === undefined || !URL.canParse(value) || !/[?#@]/.test(value),
  'must be an address without a name, a query or a fragment, such as https://clubline.example',
);

/** Where a proxy of one's own usually is. */
const PRIVATE_NETWORKS = 'loopback, linklocal, uniquelocal';

const proxies = optional
  .transform((value) =>
    value === undefined || value === 'false'
      ? undefined
      : value === 'true'
        ? PRIVATE_NETWORKS
        : value,
  )
  .refine(
    (value) => value === undefined || areProxies(value),
    'must be true, false, or the addresses and ranges of your proxies joined by commas, such as ' +
      '10.0.0.0/8, 127.0.0.1. How many there are is not asked',
  );

function areProxies(value: string): boolean {
  const items = value.split(',').map((item) => item.trim());
  try {
    proxyAddr.compile(items);
    // What is compiled takes 1 for 0.0.0.1, though it is meant as a number of proxies.
    return items.every((item) => /^[a-z]+$/.test(item) || isIP(item.split('/')[0]!) !== 0);
  } catch {
    return false;
  }
}

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
          message: `has "${entry}", which is not \`id=https://origin https://origin\``,
        });
      else found.set(id, named);
    }
    return found;
  });

function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*')) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && /^https?:$/.test(protocol);
}

const isOrigin = (text: string): boolean =>
  isWebOrigin(text) && /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(text);

/** Compared with what browsers send, character by character. */
const callers = list('*').refine(
  (found) => found.every((item) => item === '*' || isWebOrigin(item)),
  'must be *, or origins joined by commas, such as https://news.example, without a path or a ' +
    'slash at the end',
);

/** One sender or receiver, with a name or without. */
const mailbox = (fallback: string) =>
  z
    .string()
    .refine((value) => {
      const [found, ...more] = parseMailboxes(value, { flatten: true });
      return found !== undefined && more.length === 0 && /^[^\s@]+@[^\s@]+$/.test(found.address);
    }, `must be one mail address, with or without a name, such as ${fallback}`)
    .default(fallback);

/** Each becomes a line of security.txt, which asks for addresses with a scheme. */
const contacts = list('').refine(
  (found) =>
    found.every((contact) => URL.canParse(contact) && /^(mailto:|https:|tel:)\S+$/.test(contact)),
  'must be addresses joined by commas, such as mailto:security@clubline.example or ' +
    'https://clubline.example/report',
);

const SECRET_MESSAGE =
  'must be at least 32 characters that nobody can guess, the same on every node; leave it out to ' +
  'have one made and kept in DATA_DIR';

/** Of the browsers that people use: Chrome and its kin, Firefox, Safari, Edge on Windows. */
const PUSH_SERVICES =
  'fcm.googleapis.com, updates.push.services.mozilla.com, .push.apple.com, .notify.windows.com';

const pushHosts = list(PUSH_SERVICES).refine(
  (found) => found.every((host) => /^\.?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host)),
  'must be names of hosts joined by commas, such as push.example, or the ends of names, such as ' +
    '.push.example',
);

const vapidKey = optional.refine(
  (value) => value === undefined || isPrivateKey(value),
  'must be the private key of `npx web-push generate-vapid-keys`, the same on every node; leave ' +
    'it out to have one made of the secret of the tokens',
);

function isPrivateKey(value: string): boolean {
  if (!/^[\w-]{43}$/.test(value)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(value, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Every setting by the name of its variable, with its form and its default. */
export const environment = z.object({
  PORT: whole(4_000, 0, 65_535),
  HOST: z
    .string()
    .trim()
    .min(1, 'is empty: name an address to listen on, or leave it out')
    .optional(),
  DATA_DIR: z
    .string()
    .min(1, 'is empty: name a folder, or leave it out for .data')
    .default('.data'),
  SEED: oneOf('demo', 'none').default('none'),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://name:password@host:5432/database'),
  DATABASE_POOL: whole(10, 1, 1_000),
  DATABASE_STATEMENTS: oneOf('kept', 'unnamed').default('kept'),
  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  SITE_DIR: optional,
  OFFLINE_SITE: oneOf('on', 'off').default('on'),
  PUBLIC_URL: webAddress,
  STOP_GRACE_SECONDS: whole(3, 0, 600),
  // Empty is no way to leave it out: a secret that did not arrive must not go unnoticed.
  JWT_SECRET: z.string().trim().min(32, SECRET_MESSAGE).optional(),
  VAPID_PRIVATE_KEY: vapidKey,
  VAPID_SUBJECT: optional.refine(
    (value) => value === undefined || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
    'must be an address such as mailto:hello@clubline.example or https://clubline.example',
  ),
  PUSH_HOSTS: pushHosts,
  ACCESS_TOKEN_SECONDS: whole(900, 10, 86_400),
  CORS_ORIGINS: callers,
  CSP_CONNECT: list(''),
  EMBED_PARTNERS: partners,
  METRICS_TOKEN: optional,
  TRUST_PROXY: proxies,
  RATE_LIMIT_SCALE: factor(1),
  SOCKETS_PER_ADDRESS: whole(1_000, 1, 1_000_000),
  RACER_EDITING: oneOf('everyone', 'admin').default('everyone'),
  ADMIN_USERNAMES: list(''),
  SMTP_URL: address(['smtp', 'smtps'], 'smtps://name:password@mail.example:465'),
  MAIL_FROM: mailbox('Clubline <no-reply@clubline.example>'),
  CONTACT_EMAIL: mailbox('hello@clubline.example'),
  SECURITY_CONTACT: contacts,
  PICTURE_QUOTA_MB: whole(500, 1, 1_000_000),
  PICTURE_QUOTA_COUNT: whole(2_000, 1, 1_000_000),
  S3_ENDPOINT: address(['https', 'http'], 'https://storage.example'),
  S3_BUCKET: optional,
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PUBLIC_URL: address(['https', 'http'], 'https://pictures.example'),
});
