import type { ClientEvents, ServerQuestions } from '@clubline/contract';
import type { Socket } from 'socket.io';
import type { Context } from '../context';
import type { Actor } from '../http/actor';
import type { LiveSocket } from './live.types';

/**
 * How long before its end a token is asked for, in ms: once when clients have usually renewed
 * theirs, and again when they take it for too old to use.
 */
const ASK_BEFORE_MS = [20_000, 3_000];
/** A client may have to call for the token that it gives. */
const ANSWER_MS = 20_000;
/** Longer answers hold no token. */
const TOKEN_MAX = 4_096;

/** Whether what a socket sends comes from nobody any more. */
export function hasExpired({ data: { actor } }: LiveSocket, { now }: Pick<Context, 'now'>) {
  return actor !== null && actor.tokenExpiresAt <= Date.parse(now());
}

/**
 * Closes the connection beneath a socket whose token has run out. Clients take it for a lost one
 * and come back by themselves, with a fresh token; told that the server ended it, they would not.
 */
export const closeExpired = (socket: LiveSocket): void => void socket.conn.close();

/**
 * Ends a socket with its access token, unless the client gives a later one when it is asked to. One
 * that does not know the question comes back with a new connection.
 */
export function endWithToken(socket: LiveSocket, context: Context): void {
  const { actor } = socket.data;
  if (actor === null) return;
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;

  const wait = () => {
    const lead = ASK_BEFORE_MS[asked];
    const left = actor.tokenExpiresAt - Date.now();
    timer = setTimeout(
      lead === undefined ? () => closeExpired(socket) : ask,
      Math.max(0, left - (lead ?? 0)),
    );
  };
  const ask = () => {
    asked += 1;
    wait();
    const asking = socket as unknown as Socket<ClientEvents, ServerQuestions>;
    asking
      .timeout(ANSWER_MS)
      .emitWithAck('tokenExpiring')
      .then(
        (token) => context.background('renewing a socket', renew(token)),
        // Nobody there, or nobody who knows the question.
        () => undefined,
      );
  };
  const renew = async (token: unknown) => {
    const next = await later(actor, token, context);
    if (next === null || !socket.connected) return;
    // Everything that listens to this socket holds the same object.
    Object.assign(actor, next);
    asked = 0;
    clearTimeout(timer);
    wait();
  };

  socket.on('disconnect', () => clearTimeout(timer));
  wait();
}

/** The person of a later token of the same session. */
async function later(actor: Actor, token: unknown, { sessions }: Context): Promise<Actor | null> {
  if (typeof token !== 'string' || token.length > TOKEN_MAX) return null;
  const next = await sessions.authenticate(token);
  return next?.sessionId === actor.sessionId && next.tokenExpiresAt > actor.tokenExpiresAt
    ? next
    : null;
}
