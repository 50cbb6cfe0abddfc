import { ADDITIONS_HEADER, CLIENT_IDS, type User } from '@clubline/contract';
import { createFakeSockets, type FakeSockets } from './fakeSocket';

/** One request as the backend saw it; `path` is without the API base and the query. */
interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  priority: RequestPriority;
  /** Parsed JSON, a form, or undefined. */
  body: unknown;
}

interface FakeRequest extends FakeCall {
  /** What stood in place of `:name` in the pattern, decoded. */
  params: Record<string, string>;
  /** Who the bearer belongs to; null without one. */
  user: User | null;
}

/** An answer with a status; what a handler returns plainly is a 200. */
export class FakeReply {
  constructor(
    readonly status: number,
    readonly body: unknown = undefined,
    readonly headers: Record<string, string> = {},
    readonly statusText = '',
  ) {}
}

type FakeHandler = (request: FakeRequest) => unknown;
/** Adds the calls and socket events of one area to a backend. */
export type FakeArea = (backend: FakeBackend) => void;

export interface FakeBackendOptions {
  /** What the backend can besides accounts, e.g. `[clubsFake(), chatFake()]`. */
  areas?: FakeArea[];
  /** Where the API is said to be. @default '/api' */
  apiBase?: string;
  /** Says that it makes nothing twice of the same `clientId`, and does not. @default false */
  takesClientIds?: boolean;
}

export interface FakeBackend {
  readonly apiBase: string;
  fetch: typeof globalThis.fetch;
  socketFactory: FakeSockets['factory'];
  sockets: FakeSockets;
  /** Every request so far, oldest first. */
  calls: FakeCall[];
  /** The requests with this method and path pattern, e.g. `callsTo('POST /clubs/:id/join')`. */
  callsTo(pattern: string): FakeCall[];
  /**
   * Answers `pattern` from now on; the newest handler of a pattern wins. What no handler knows is a
   * 404.
   */
  handle(pattern: string, handler: FakeHandler): void;
  /**
   * Refuses calls to `pattern`: with a reply, or as if the network were gone, before the call has
   * arrived (`network`) or before its answer has (`answer`). `times` limits it.
   */
  fail(pattern: string, how?: FakeFailure, times?: number): void;
  /** Lets calls to `pattern` wait until the returned function is called. */
  hold(pattern: string): () => void;
  /** Accounts by bearer token; signing in adds to it. */
  tokens: Map<string, User>;
  /** What each answer says that it takes beyond the protocol. */
  additions: Set<string>;
}

type FakeFailure = FakeReply | 'network' | 'answer';

type Rule = { method: string; parts: string[] };

/** What was said of calls: how they are answered, refused, and kept waiting. */
interface Rules {
  handlers: { rule: Rule; handler: FakeHandler }[];
  failures: { rule: Rule; how: FakeFailure; left: number }[];
  holds: { rule: Rule; done: Promise<void> }[];
}

async function answer(
  backend: FakeBackend,
  { handlers, failures, holds }: Rules,
  call: FakeCall,
): Promise<FakeReply> {
  backend.calls.push(call);
  await Promise.all(holds.filter(({ rule }) => match(rule, call)).map(({ done }) => done));
  const failure = failures.find(({ rule, left }) => left > 0 && match(rule, call));
  if (failure) {
    failure.left -= 1;
    if (failure.how === 'network') throw new TypeError('Failed to fetch');
    if (failure.how !== 'answer') return failure.how;
  }
  const reply = await handle(backend, handlers, call);
  if (failure) throw new TypeError('Failed to fetch');
  return reply;
}

async function handle(
  backend: FakeBackend,
  handlers: Rules['handlers'],
  call: FakeCall,
): Promise<FakeReply> {
  for (const { rule, handler } of handlers) {
    const params = match(rule, call);
    if (!params) continue;
    const bearer = call.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    const result = await handler({ ...call, params, user: backend.tokens.get(bearer) ?? null });
    return result instanceof FakeReply
      ? result
      : new FakeReply(result === undefined ? 204 : 200, result);
  }
  return new FakeReply(404, {
    statusCode: 404,
    error: 'Not Found',
    message: `Cannot ${call.method} ${call.path}`,
  });
}

/** A backend in memory, behind the same two network calls as the real one. */
export function createFakeBackend({
  areas = [],
  apiBase = '/api',
  takesClientIds = false,
}: FakeBackendOptions = {}): FakeBackend {
  const rules: Rules = { handlers: [], failures: [], holds: [] };
  const { handlers, failures, holds } = rules;
  const madeBefore = new Map<string, FakeReply>();
  const sockets = createFakeSockets();

  const backend: FakeBackend = {
    apiBase,
    sockets,
    socketFactory: sockets.factory,
    calls: [],
    tokens: new Map(),
    additions: new Set(takesClientIds ? [CLIENT_IDS] : []),
    callsTo: (pattern) => backend.calls.filter((call) => match(ruleOf(pattern), call)),
    handle: (pattern, handler) => void handlers.unshift({ rule: ruleOf(pattern), handler }),
    fail: (
      pattern,
      how = new FakeReply(500, {
        statusCode: 500,
        error: 'Internal Server Error',
        message: 'The server is tired.',
      }),
      times = Number.POSITIVE_INFINITY,
    ) => void failures.unshift({ rule: ruleOf(pattern), how, left: times }),
    hold(pattern) {
      let release = () => {};
      const entry = {
        rule: ruleOf(pattern),
        done: new Promise<void>((resolve) => (release = resolve)),
      };
      holds.push(entry);
      return () => {
        holds.splice(holds.indexOf(entry), 1);
        release();
      };
    },
    async fetch(input, init = {}) {
      const address = new URL(
        typeof input === 'string' ? input : input instanceof URL ? input.href : input.url,
        'http://clubline.test',
      );
      const path = address.pathname.startsWith(apiBase)
        ? address.pathname.slice(apiBase.length)
        : address.pathname;
      const body =
        typeof init.body === 'string'
          ? (JSON.parse(init.body) as unknown)
          : (init.body ?? undefined);
      const call = {
        method: init.method ?? 'GET',
        path,
        query: address.searchParams,
        headers: new Headers(init.headers),
        priority: init.priority ?? 'auto',
        body,
      };
      const name = takesClientIds && nameOfWrite(call);
      const before = name ? madeBefore.get(name) : undefined;
      if (before) backend.calls.push(call);
      const work = before ? Promise.resolve(before) : answer(backend, rules, call);
      const reply = await untilAborted(work, init.signal);
      if (name && reply.status < 300) madeBefore.set(name, reply);
      const response = toResponse(reply);
      if (backend.additions.size > 0)
        response.headers.set(ADDITIONS_HEADER, [...backend.additions].join(' '));
      return response;
    },
  };
  for (const area of areas) area(backend);
  return backend;
}

/** What is the same when a client sends the same thing again; null for what has no id. */
function nameOfWrite({ path, headers, body }: FakeCall): string | null {
  const clientId = (body as { clientId?: unknown } | null | undefined)?.clientId;
  return typeof clientId === 'string'
    ? [headers.get('authorization'), path, clientId].join(' ')
    : null;
}

function ruleOf(pattern: string): Rule {
  const [method = 'GET', path = '/'] = pattern.split(' ');
  return { method, parts: path.split('/') };
}

function match({ method, parts }: Rule, call: FakeCall): Record<string, string> | null {
  const given = call.path.split('/');
  if (method !== call.method || parts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

function untilAborted<T>(work: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject);
  });
}

function toResponse({ status, body, headers, statusText }: FakeReply): Response {
  if (body === undefined) return new Response(null, { status, headers, statusText });
  const isText = typeof body === 'string';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    statusText,
    headers: {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      ...headers,
    },
  });
}
