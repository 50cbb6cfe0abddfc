import type { IncomingMessage } from 'node:http';
import type { Context } from '../context';
import type { Actor } from '../http/actor';
import { addressGroup, addressNames, createAddressOf } from '../http/clientAddress';
import { hasTooManyHeaders } from '../http/limits/connections/headerLimit';
import { takeWithRange } from '../http/limits/takeWithRange';
import { socketGroup } from '../services/sockets';
import { READERS_PER_ADDRESS } from './live.types';
import type { LiveSocket } from './live.types';

/** New sockets one person may open in a minute; a page that reconnects opens far fewer. */
const CONNECTIONS = { max: 60, windowMs: 60_000 };
/** New sockets in a minute for all people of one partner, who may all come at once. */
const CONNECTIONS_OF_PARTNER = 6_000;
/**
 * Sockets of one person that may be open on a node: more pages than anybody looks at, and few
 * enough for what each change in their clubs has sent to all of them.
 */
const OPEN_OF_PERSON_MAX = 50;
/** Signs of an address: a token takes some hundreds. */
const ADDRESS_MAX = 4_096;

/**
 * Whether a request for a socket says more of itself than any client does. It is kept for as long
 * as the socket is open, its parts in many times their bytes.
 */
export const saysTooMuch = (request: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean =>
  (request.url ?? '').length > ADDRESS_MAX || hasTooManyHeaders(request);

/**
 * Lets a socket in whose token, in the query or the auth field, belongs to a running session, or
 * which has no token and says in the auth field that it only reads. A session that was lost is
 * refused, never silently made a reader.
 */
export function authenticateSockets(
  context: Context,
): (socket: LiveSocket, next: (error?: Error) => void) => Promise<void> {
  const addressOf = createAddressOf(context.config);
  const letIn = new WeakMap<LiveSocket['conn'], Promise<boolean>>();
  return async (socket, next) => {
    const { conn, handshake } = socket;
    const { token, reader } = handshake.auth as Asked;
    // Whatever else it holds is kept for as long as the socket is open.
    handshake.auth = {};
    let refused: Error | undefined;
    // Socket.IO looks only once one is in: until then, each packet that asks makes a further one.
    const asked = (letIn.get(conn) ?? Promise.resolve(false)).then(async (isIn) => {
      try {
        if (isIn) throw refusal(400, 'This connection has been let in already.');
        await assertMayConnect(socket, { token, reader }, context, addressOf);
        return true;
      } catch (error) {
        refused = error as Error;
        return isIn;
      }
    });
    letIn.set(conn, asked);
    await asked;
    if (refused === undefined) socket.once('disconnect', () => letIn.delete(conn));
    next(refused);
  };
}

/** What a client says of itself when it asks to be let in. */
interface Asked {
  token?: unknown;
  reader?: unknown;
}

async function assertMayConnect(
  socket: LiveSocket,
  auth: Asked,
  context: Context,
  addressOf: ReturnType<typeof createAddressOf>,
): Promise<void> {
  const token = auth.token ?? socket.handshake.query['token'];
  const isReader = auth.reader === true && (token === undefined || token === '');
  const actor =
    typeof token === 'string' && token !== '' ? await authenticate(context, token) : null;
  // Who is refused counts as well, or anybody might have tokens looked at without end.
  const address = addressOf(socket.request);
  const caller = actor?.id ?? `address:${addressGroup(address)}`;
  const take = async (key: string, max: number) => {
    const most = max * context.config.rateLimitScale;
    const { counters } = context;
    const taken = await takeWithRange(counters, `connect:${key}`, most, CONNECTIONS.windowMs);
    if (!taken.allowed) throw refusal(429, 'Too many connections. Please wait a moment.');
  };
  await take(caller, CONNECTIONS.max * (actor === null ? READERS_PER_ADDRESS : 1));
  if (actor !== null && actor.partner !== null)
    await take(`partner:${actor.partner.id}`, CONNECTIONS_OF_PARTNER);
  if (actor !== null && openOf(socket, actor) >= OPEN_OF_PERSON_MAX * context.config.rateLimitScale)
    throw refusal(429, 'Too many open pages. Please close some of them.');
  if (actor === null && !isReader)
    throw refusal(401, 'Your session is missing or has expired. Please sign in again.');
  socket.data = { actor, caller, asker: [...addressNames(address), caller] };
}

/** How many sockets of the same person this node has. A partner's people are in no other group. */
function openOf({ nsp }: LiveSocket, { id, sessionId, partner }: Actor): number {
  const group = partner === null ? socketGroup.user(id) : socketGroup.session(sessionId);
  return nsp.adapter.rooms.get(group)?.size ?? 0;
}

async function authenticate(context: Context, token: string) {
  try {
    return await context.sessions.authenticate(token.replace(/^Bearer\s+/i, ''));
  } catch (err) {
    context.log.error({ err }, 'a socket could not be checked');
    throw refusal(503, 'The service cannot be reached right now.');
  }
}

function refusal(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { data: { statusCode } });
}
