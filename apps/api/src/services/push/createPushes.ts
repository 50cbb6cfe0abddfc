import { createHash } from 'node:crypto';
import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import webPush from 'web-push';
import type { Config } from '../../config';
import { addressIn } from '../mail';
import { isPushEndpoint, publicLookup } from './publicHosts';
import { createSilentHosts } from './silentHosts';
import { vapidKeysFrom, vapidKeysOf } from './vapidKeys';

/** A push service that says nothing for so long is asked again later. */
const TIMEOUT_MS = 10_000;
/** What nobody has received within a day is no news any more. */
const KEPT_SECONDS = 24 * 60 * 60;
const CONNECTIONS = 20;
const TOPIC_LENGTH = 32;
/** What a push service has not answered so long after the node began to stop is broken off. */
const STOP_MS = 2_000;

export interface PushTarget {
  /** Whose browser it is. */
  personId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushContent {
  title: string;
  body: string;
  /** Path of the site that shows what it is about. */
  url: string;
  /** Of two with the same tag, the later one takes the place of the earlier. */
  tag: string;
}

/**
 * What has become of a push: `gone` ends the subscription, `later` may be tried again, `paused` was
 * not tried, because its host was silent a moment ago.
 */
export type PushOutcome =
  | { state: 'sent' | 'gone' }
  | { state: 'refused'; status: number | undefined }
  | { state: 'later'; retryAfterMs: number }
  | { state: 'paused'; forMs: number };

/** Sends to browsers by their push services (RFC 8030), which cannot read what it is. */
export interface Pushes {
  publicKey: string;
  /** Whether an endpoint belongs to a push service to which this server sends. */
  takes(endpoint: string): boolean;
  send(target: PushTarget, content: PushContent): Promise<PushOutcome>;
  /** Breaks off before long what is being sent, so that a silent push service holds up no stop. */
  stop(): void;
}

/** What it needs of the node. */
interface Surroundings {
  /** Of which the key is made that is not set. */
  seed: Buffer;
  log: { warn(about: { host: string }, words: string): void };
  /** In milliseconds since 1970. */
  now(): number;
}

type PushConfig = Pick<
  Config,
  'vapidPrivateKey' | 'vapidSubject' | 'contactEmail' | 'pushHosts' | 'pushAgent'
>;

/**
 * The library encrypts (RFC 8291) and signs (RFC 8292); what it would send is sent here, to public
 * addresses alone, without following where an answer leads and without reading it.
 */
export function createPushes(config: PushConfig, { seed, log, now }: Surroundings): Pushes {
  const { vapidPrivateKey: set } = config;
  const keys = set === undefined ? vapidKeysFrom(seed) : vapidKeysOf(Buffer.from(set, 'base64url'));
  const subject = config.vapidSubject ?? `mailto:${addressIn(config.contactEmail)}`;
  const agent =
    config.pushAgent ??
    new Agent({ keepAlive: true, maxSockets: CONNECTIONS, lookup: publicLookup as never });
  const takes = (endpoint: string) => isPushEndpoint(endpoint, config.pushHosts);
  const silent = createSilentHosts(now);
  const stopping = new AbortController();

  return {
    publicKey: keys.publicKey,
    takes,
    async send(target, content) {
      // Settings may name other hosts by now.
      if (!takes(target.endpoint)) return { state: 'gone' };
      const { host } = new URL(target.endpoint);
      const forMs = silent.pauseOf(host, target.personId);
      if (forMs > 0) return { state: 'paused', forMs };
      const details = encrypted(target, content, { subject, ...keys });
      if (details === null) return { state: 'gone' };
      try {
        const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const outcome = await ask(target.endpoint, { ...details, agent, signal });
        silent.answered(host);
        return outcome;
      } catch {
        if (!stopping.signal.aborted && silent.failed(host, target.personId))
          log.warn({ host }, 'a push service does not answer; it is asked again in a minute');
        return { state: 'later', retryAfterMs: 0 };
      }
    },
    stop: () => void setTimeout(() => stopping.abort(), STOP_MS).unref(),
  };
}

interface Details {
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What the library would send; null for a key that is no point of the curve, as nobody has it. */
function encrypted(
  { endpoint, p256dh, auth }: PushTarget,
  content: PushContent,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
): Details | null {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      { vapidDetails, TTL: KEPT_SECONDS, urgency: 'normal', topic: topicOf(content.tag) },
    );
    return { method, headers: headers as Record<string, string>, body };
  } catch {
    return null;
  }
}

/** Sends one; rejects where nothing answers. */
const ask = (
  endpoint: string,
  details: Details & { agent: Agent; signal: AbortSignal },
): Promise<PushOutcome> =>
  new Promise((resolve, reject) => {
    const { body, ...options } = details;
    const sending = request(endpoint, options, (answer) => {
      resolve(outcomeOf(answer));
      if (answer.statusCode === 201) answer.resume();
      else answer.destroy();
    });
    sending.on('error', (error: NodeJS.ErrnoException) => {
      // The service had closed a connection that was kept open: it has not got this one.
      const isStale = sending.reusedSocket && error.code === 'ECONNRESET';
      if (isStale) resolve(ask(endpoint, details));
      else reject(error);
    });
    sending.end(body);
  });

/** A name by which a push service keeps only the newest of several, and learns nothing. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { state: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { state: 'gone' };
  if (statusCode === 429 || statusCode >= 500) {
    const seconds = Number(headers['retry-after']);
    return { state: 'later', retryAfterMs: seconds > 0 ? seconds * 1_000 : 0 };
  }
  return { state: 'refused', status: statusCode };
}
