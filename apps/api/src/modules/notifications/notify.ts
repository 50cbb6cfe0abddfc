import { personName } from '@clubline/contract';
import type { Context } from '../../context';
import { newId } from '../../db/ids';
import { notificationCreated } from './notifications.events';
import { addNotifications } from './notifications.repository';
import { pushNotifications } from './push';
import { wordsOf } from './sentences';
import type { UnsignedSentence } from './sentences';
import { clubColumnsOf, linkTo, toTarget } from './targets';
import type { StoredTarget } from './targets';

export type NotificationType = 'follow' | 'comment' | 'reaction' | 'mention' | 'invitation';

/** Something one person did that concerns another. */
export interface NewNotification {
  type: NotificationType;
  /** The recipient; nobody is notified of what they did themselves. */
  userId: string;
  actorId: string;
  sentence: UnsignedSentence;
  target: StoredTarget;
  /** Names the event; a recipient is notified of it once, however often it is repeated. */
  eventKey: string;
}

/**
 * So often one person notifies another; what is beyond is seen where it happened. Whoever writes
 * hundreds of texts that name somebody would fill their list with it, and nobody can be blocked.
 */
const OF_ONE_BY_ONE = { max: 30, windowMs: 10 * 60_000 };

/**
 * Stores new notifications and sends them to the recipients' sockets. What happens in a club is for
 * its members: whoever is none at this moment, because they left or are banned, is not notified of
 * it, whatever `find` says; an invitation is for whoever has it. Never fails its caller: what was
 * done stays done, also when nobody can be notified. Answers whether the limit kept any back.
 */
export async function notify(
  context: Context,
  find: () => Promise<NewNotification[]>,
): Promise<{ isLimited: boolean }> {
  try {
    const found = (await find()).filter(({ userId, actorId }) => userId !== actorId);
    const within = await withinLimits(context, found);
    if (within.length > 0) await storeAndSend(context, within);
    return { isLimited: within.length < found.length };
  } catch (error) {
    context.log.warn({ err: error }, 'notifications could not be stored');
    return { isLimited: false };
  }
}

async function withinLimits(
  { counters, config }: Context,
  found: NewNotification[],
): Promise<NewNotification[]> {
  const { max, windowMs } = OF_ONE_BY_ONE;
  const most = Math.ceil(max * config.rateLimitScale);
  const taken = await Promise.all(
    found.map(({ actorId, userId }) =>
      counters.take(`notified:${actorId}:${userId}`, most, windowMs),
    ),
  );
  return found.filter((_, at) => taken[at]!.allowed);
}

async function storeAndSend(context: Context, found: NewNotification[]): Promise<void> {
  const people = await findPeople(context, found);
  const usernameOf = (userId: string) => people.get(userId)?.username ?? null;
  const pending = found.flatMap(({ sentence: unsigned, target: stored, eventKey, ...rest }) => {
    const actor = people.get(rest.actorId);
    const target = toTarget(stored, usernameOf);
    if (actor === undefined || target === null) return [];
    const { content, sentence } = wordsOf(unsigned, personName(actor));
    const shown = {
      id: newId(),
      type: rest.type,
      content,
      link: linkTo(target, rest.userId),
      createdAt: context.now(),
    };
    return [
      {
        row: {
          ...rest,
          ...shown,
          ...clubColumnsOf(stored),
          target: JSON.stringify(stored),
          sentence: JSON.stringify(sentence),
          isRead: 0,
          occasion: eventKey,
        },
        sent: { ...shown, isRead: false, profilePicture: actor.profilePicture, target, sentence },
      },
    ];
  });
  const stored = await addNotifications(
    context,
    pending.map(({ row }) => row),
  );
  for (const { row, sent } of pending) {
    const createdAt = stored.get(row.id);
    if (createdAt) notificationCreated(context, row.userId, { ...sent, createdAt });
  }
  pushNotifications(
    context,
    pending.flatMap(({ row }) => (stored.has(row.id) ? [row] : [])),
  );
}

/** The people who acted and those whom targets name, by id. */
async function findPeople({ db }: Context, found: NewNotification[]) {
  const ids = found.flatMap(({ actorId, target }) => [
    actorId,
    ...('userId' in target ? [target.userId] : []),
  ]);
  const people = await db
    .selectFrom('users')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'username', 'firstName', 'lastName', 'profilePicture'])
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
