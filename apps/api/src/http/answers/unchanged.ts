import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config';
import type { Scope } from '../../db/changes/changes';
import { bearerToken } from '../bearerToken';
import type { Sessions } from '../../services/sessions';
import { SIGNATURE_PERIOD_S } from '../../services/pictures/pictureAddresses';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer will be tagged with; undefined where it may change unnoticed. */
    entityTag: string | undefined;
  }
}

/** What the document says of an answer that is not sent again. */
export const unchangedAnswer = z
  .null()
  .describe('The answer whose `etag` is named by `if-none-match` has not changed. No body.');

/** Says by one word which state of an answer somebody has. */
export type EntityTags = (request: FastifyRequest, version: string) => string;

const TAG_LETTERS = 24;

/**
 * Tags that nobody else can make: whoever has one was given that answer, at this address, in their
 * session. `release` tells apart what answers the same rows otherwise.
 */
export function createEntityTags(key: Buffer, release: string, now: () => number): EntityTags {
  const secret = key.toString('base64url');
  return ({ url, actor }, version) => {
    // Addresses of pictures are signed anew in each.
    const period = Math.floor(now() / 1000 / SIGNATURE_PERIOD_S);
    const text = [secret, release, period, actor?.sessionId, version, url].join(' ');
    // Weak: the same for each encoding. Cut off, so that nothing can be made to follow it.
    return `W/"${hash('sha256', text, 'base64url').slice(0, TAG_LETTERS)}"`;
  };
}

/**
 * What answers are made by: on a server that nodes share, their program and settings; the embedded
 * database counts its changes anew with each start.
 */
export function releaseOf({ port: _port, host: _host, dataDir: _dir, ...config }: Config): string {
  if (config.databaseUrl === undefined) return randomUUID();
  const [, program] = process.argv;
  return hash('sha256', JSON.stringify(config) + readFileSync(program!, 'utf8'), 'base64url');
}

/** All that an answer shows, and all that decides who may read it, by who asks and where. */
export type MadeOf = (asked: { actorId: string; params: Record<string, string> }) => Scope[];

/** What an id may be, as long as nobody has looked at it. */
const ID = /^[\w-]{1,128}$/;

/** Finds out who asks, and in which state the answer is that is `madeOf` something. */
export function identifier(
  madeOf: MadeOf | undefined,
  { sessions, entityTags }: { sessions: Sessions; entityTags: EntityTags },
): (request: FastifyRequest) => Promise<void> {
  if (madeOf === undefined)
    return async (request) => {
      request.actor = await sessions.authenticate(bearerToken(request));
    };
  return async (request) => {
    const params = request.params as Record<string, string>;
    const areIds = Object.values(params).every((value) => ID.test(value));
    const seen = await sessions.authenticateFor(
      bearerToken(request),
      areIds ? (actorId) => madeOf({ actorId, params }) : undefined,
    );
    request.actor = seen?.actor ?? null;
    // What is made of nothing stays as it is for as long as the node runs, whoever asks.
    const isConstant = seen === null && madeOf({ actorId: '', params }).length === 0;
    const version = isConstant ? '' : seen?.version;
    if (version !== undefined) request.entityTag = entityTags(request, version);
  };
}

/** Whether the caller has the answer that would be sent. */
export function hasAnswer({ headers, entityTag }: FastifyRequest): boolean {
  const known = headers['if-none-match'];
  return entityTag !== undefined && known !== undefined && known.split(/, */).includes(entityTag);
}

/** What a request says that takes no answer without asking whether it is still the same. */
const ASKS_EACH_TIME = /\b(max-age=0|no-cache)\b/;

/**
 * Tags an answer. Callers that say that they ask again each time may keep it, and nobody else: a
 * browser on its way back through its history shows what it has kept without asking.
 */
export function tagAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { entityTag, actor, headers } = request;
  if (entityTag === undefined) return;
  void reply.header('etag', entityTag);
  const others = [reply.getHeader('vary') ?? []].flat().map(String);
  void reply.header('vary', [...others, 'Authorization'].join(', '));
  if (ASKS_EACH_TIME.test(headers['cache-control'] ?? ''))
    void reply.header('cache-control', actor === null ? 'no-cache' : 'private, no-cache');
}
