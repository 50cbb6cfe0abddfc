import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Changes } from './db/changes/changes';
import type { Db, DialectName } from './db/dialect';
import type { EntityTags } from './http/answers/unchanged';
import type { Challenges } from './services/challenges';
import type { Counters } from './services/counters';
import type { Mailer } from './services/mail';
import type { Partners } from './services/partners';
import type { Pushes } from './services/push/createPushes';
import type { Sessions } from './services/sessions';
import type { Sockets } from './services/sockets';
import type { Uploads } from './services/uploads';

/** What every module is given. One per running node. */
export interface Context {
  config: Config;
  db: Db;
  /** What is noticed of changes without asking for rows; undefined on PostgreSQL. */
  changes: Changes | undefined;
  dialect: DialectName;
  log: FastifyBaseLogger;
  /** Of people with accounts, and what stands for those of partners' people. */
  sessions: Sessions;
  partners: Partners;
  sockets: Sockets;
  entityTags: EntityTags;
  uploads: Uploads;
  mail: Mailer;
  pushes: Pushes;
  counters: Counters;
  challenges: Challenges;
  /** Rejects while nothing can be stored: a full or read-only disk, a server that only reads. */
  assertStorable(): Promise<unknown>;
  /** Origin people reach this product under. */
  publicUrl(): string;
  /** Work nobody waits for: its failure is logged, and shutting down lets it finish. */
  background(what: string, work: Promise<unknown>): void;
  /** Whether the node is shutting down: long work of that kind ends between two steps. */
  isClosing(): boolean;
  /** The present, as stored: ISO 8601 with milliseconds. */
  now(): string;
}
