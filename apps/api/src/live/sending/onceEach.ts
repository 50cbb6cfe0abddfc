import { inSteps } from '../../db/inSteps';
import { clubAudience, joinedGroups } from '../../services/sockets';
import type { SocketGroup, Sockets } from '../../services/sockets';
import type { LiveSocket } from '../live.types';
import { keepMembers, socketsIn, watchingClub, WATCHING_AT_ONCE } from './clubMembers';
import type { LiveEvent, MemberSending, Watching } from './clubMembers';

interface Waiting {
  groups: readonly SocketGroup[];
  event: LiveEvent;
}

/** Events that may wait on a node; those of more people than that are said to be missed. */
const WAITING_MAX = 1_000;

/**
 * Sends an event of very many groups: each node takes one after the other, tells each of its
 * sockets once, and has at most one question to the database under way.
 */
export function createOnceEach(parts: MemberSending): Sockets['sendOnceEach'] {
  const { io, isShared, missed, context } = parts;
  const waiting = new Map<string, Waiting>();
  let isSending = false;

  const sendAll = async () => {
    for (const [name, { groups, event }] of waiting) {
      // Whatever is said of it from now on is told after this.
      waiting.delete(name);
      try {
        await reach(parts, groups, event);
      } catch (error) {
        context.log.warn({ err: error }, 'an event of many groups could not be sent');
        missed.notifyLocal();
      }
    }
    isSending = false;
  };
  const sendHere = (name: string, groups: readonly SocketGroup[], event: LiveEvent) => {
    if (waiting.size >= WAITING_MAX && !waiting.has(name)) return missed.notifyLocal();
    // In its first place: the latest state is told when the first would have been.
    waiting.set(name, { groups, event });
    if (isSending) return;
    isSending = true;
    context.background('sending events of many groups', sendAll());
  };
  // A node of an earlier release does not know it: its pages show the change when they ask next.
  io.on('onceEach', sendHere);

  return (name, groups, ...event) => {
    sendHere(name, groups, event);
    if (isShared) io.serverSideEmit('onceEach', name, groups, event);
  };
}

async function reach(
  parts: MemberSending,
  groups: readonly SocketGroup[],
  [name, ...body]: LiveEvent,
): Promise<void> {
  const { io } = parts;
  const reached = new Set<LiveSocket>();
  const tell = (sockets: LiveSocket[]) => {
    const next = [...new Set(sockets)].filter((socket) => !reached.has(socket));
    for (const socket of next) reached.add(socket);
    // To no group at all would be to everybody.
    if (next.length > 0) io.local.to(next.map(({ id }) => id)).emit(name, ...(body as never));
  };
  const isOfClub = (group: SocketGroup) => clubAudience(group) !== undefined;
  const plain = groups.filter((group) => !isOfClub(group)).flatMap(joinedGroups);
  tell(plain.flatMap((group) => socketsIn(io, group)));
  const clubIds = groups.flatMap((group) => clubAudience(group)?.clubId ?? []);
  let done = 0;
  await inSteps(async () => {
    const watching: Watching[] = [];
    for (; watching.length < WATCHING_AT_ONCE && done < clubIds.length; done += 1)
      for (const one of watchingClub(io, clubIds[done]!))
        if (!reached.has(one.socket)) watching.push(one);
    if (watching.length > 0) tell((await keepMembers(parts, watching)).map(({ socket }) => socket));
    return done < clubIds.length;
  });
}
