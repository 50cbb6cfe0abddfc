import type { ReactionKind } from '@clubline/contract';
import { MENTION_MAX, MENTION_MIN } from '@clubline/contract';
import type { Context } from '../../context';
import { newId } from '../../db/ids';
import { displayName } from '../users/people';

export type NotificationType = 'follow' | 'comment' | 'reaction' | 'mention';

/** Something one person did that concerns another. */
export interface Occasion {
  type: NotificationType;
  /** The recipient; nobody hears of what they did themselves. */
  userId: string;
  actorId: string;
  /** Told after the actor's name. */
  says: string;
  link: string;
  /** Names what happened; the same occasion is told once, however often it is repeated. */
  occasion: string;
  clubId?: string;
  clubPostId?: string;
}

const EXCERPT = 80;
const MENTIONS_TOLD = 20;

export const reactionSigns: Record<ReactionKind, string> = {
  like: '👍',
  love: '❤️',
  haha: '😂',
  sad: '😢',
  angry: '😠',
  sigh: '😮‍💨',
  clown: '🤡',
};

/** The start of what somebody wrote, in quotes. */
export function excerpt(content: string): string {
  const line = [...content.trim().replace(/\s+/g, ' ')];
  return `“${
    line.length > EXCERPT
      ? `${line
          .slice(0, EXCERPT - 1)
          .join('')
          .trimEnd()}…`
      : line.join('')
  }”`;
}

/** Usernames a text mentions, lower-cased, each once. */
export function mentionsIn(content: string): string[] {
  const pattern = new RegExp(`(?<![\\w@./])@(\\w{${MENTION_MIN},${MENTION_MAX}})(?!\\w)`, 'g');
  return [...new Set([...content.matchAll(pattern)].map((match) => match[1]!.toLowerCase()))].slice(
    0,
    MENTIONS_TOLD,
  );
}

/** Ids of the people a text mentions; with `clubId`, only members of that club. */
export async function mentionedPeople(
  context: Context,
  content: string,
  clubId?: string,
): Promise<string[]> {
  const names = mentionsIn(content);
  if (names.length === 0) return [];
  const rows = await context.db
    .selectFrom('users')
    .where('username', 'in', names)
    .$if(clubId !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('clubMembers').where('clubId', '=', clubId!).select('userId'),
      ),
    )
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Stores what is new of the occasions found and tells the recipients' sockets. Never fails its caller: what happened has
 * happened, also when nobody can be told.
 */
export async function notify(context: Context, find: () => Promise<Occasion[]>): Promise<void> {
  try {
    const toTell = (await find()).filter((occasion) => occasion.userId !== occasion.actorId);
    if (toTell.length > 0) await store(context, toTell);
  } catch (error) {
    context.log.warn({ err: error }, 'notifications could not be stored');
  }
}

async function store(context: Context, occasions: Occasion[]): Promise<void> {
  const actors = await context.db
    .selectFrom('users')
    .where('id', 'in', [...new Set(occasions.map((occasion) => occasion.actorId))])
    .select(['id', 'username', 'firstName', 'lastName', 'profilePicture'])
    .execute();
  const actorOf = new Map(actors.map((actor) => [actor.id, actor]));
  const rows = occasions.flatMap(({ says, clubId, clubPostId, ...occasion }) => {
    const actor = actorOf.get(occasion.actorId);
    if (actor === undefined) return [];
    const content = `${displayName(actor)} ${says}`;
    return [
      {
        ...occasion,
        id: newId(),
        content,
        isRead: 0,
        clubId: clubId ?? null,
        clubPostId: clubPostId ?? null,
        createdAt: context.now(),
      },
    ];
  });
  if (rows.length === 0) return;
  const stored = await context.db
    .insertInto('notifications')
    .values(rows)
    .onConflict((on) => on.columns(['userId', 'occasion']).doNothing())
    .returning('id')
    .execute();
  const isNew = new Set(stored.map((row) => row.id));
  for (const row of rows) {
    if (!isNew.has(row.id)) continue;
    const { id, type, content, link, createdAt } = row;
    const profilePicture = actorOf.get(row.actorId)?.profilePicture ?? null;
    context.events.notificationCreated(row.userId, {
      id,
      type,
      content,
      isRead: false,
      profilePicture,
      createdAt,
      link,
    });
  }
}
