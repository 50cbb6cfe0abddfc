import {
  isolateIn,
  personName,
  pushTexts,
  pushTextsAr,
  pushTextsEs,
  routeHref,
} from '@clubline/contract';
import type { PushTexts } from '@clubline/contract';
import type { Context } from '../../../context';
import { languages } from '../../../http/language';
import type { Translations } from '../../../http/language';
import type { PushContent, PushTarget } from '../../../services/push/createPushes';
import { linkTo, toTarget } from '../targets';
import type { StoredTarget } from '../targets';

const TITLE = 'Clubline';
const texts: Translations<PushTexts> = { en: pushTexts, es: pushTextsEs, ar: pushTextsAr };

/** What is sent to a browser, and to which. */
export interface Push {
  target: PushTarget;
  content: PushContent;
}

/**
 * What is to be sent now of what was put down, by its id. Nothing of it where the session is over
 * or another one has the browser, where the person may not see what it is about any more, has read
 * it, or does not want to be told.
 */
export async function pushesNow(context: Context, ids: string[]): Promise<Map<string, Push>> {
  const rows = await deliverable(context, ids).execute();
  const found = rows.flatMap((row) => {
    const content = contentOf(row);
    const { recipientId: personId, endpoint, p256dh, auth } = row;
    const target = { personId, endpoint, p256dh, auth };
    return content ? [[row.id, { target, content }] as const] : [];
  });
  return new Map(found);
}

/** Those whose session runs, with what they are about as far as it is there. */
const deliverable = ({ db, now, pushes }: Context, ids: string[]) =>
  db
    .selectFrom('pushDeliveries as delivery')
    .innerJoin('pushSubscriptions as browser', 'browser.sessionId', 'delivery.sessionId')
    .innerJoin('sessions', (on) =>
      on
        .onRef('sessions.id', '=', 'browser.sessionId')
        .onRef('sessions.userId', '=', 'browser.userId'),
    )
    .innerJoin('users as recipient', 'recipient.id', 'browser.userId')
    .leftJoin('pushKinds as wanted', 'wanted.userId', 'browser.userId')
    .leftJoin('pushRooms as room', (on) =>
      on.onRef('room.userId', '=', 'browser.userId').onRef('room.roomId', '=', 'delivery.roomId'),
    )
    .leftJoin('personCounts as counts', 'counts.userId', 'browser.userId')
    .leftJoin('notifications as news', (on) =>
      on
        .onRef('news.id', '=', 'delivery.notificationId')
        .onRef('news.userId', '=', 'browser.userId'),
    )
    .leftJoin('users as actor', 'actor.id', 'news.actorId')
    .leftJoin('clubMembers as membership', (on) =>
      on
        .onRef('membership.clubId', '=', 'news.clubId')
        .onRef('membership.userId', '=', 'browser.userId'),
    )
    .leftJoin('clubs', 'clubs.id', 'news.clubId')
    .where('delivery.id', 'in', ids)
    .where('browser.publicKey', '=', pushes.publicKey)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now())
    .where('recipient.disabledAt', 'is', null)
    .select([
      'delivery.id',
      'browser.endpoint',
      'browser.p256dh',
      'browser.auth',
      'browser.language',
      'wanted.replies',
      'wanted.mentions',
      'room.roomId',
      'counts.readUpTo',
      'news.id as newsId',
      'news.type',
      'news.target',
      'news.isRead',
      'news.createdAt',
      'news.clubId',
      'membership.userId as memberId',
      'clubs.deletedAt as clubDeletedAt',
      'recipient.id as recipientId',
      'recipient.username as recipientName',
      'actor.id as actorId',
      'actor.username',
      'actor.firstName',
      'actor.lastName',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof deliverable>['executeTakeFirstOrThrow']>>;

function contentOf(row: Row): PushContent | null {
  const text = texts[languages.find((one) => one === row.language) ?? languages[0]];
  if (row.roomId !== null) {
    const url = routeHref({ to: 'results', room: row.roomId });
    return { title: TITLE, body: text.inRoom, url, tag: `room:${row.roomId}` };
  }
  const url = isToBeTold(row) ? linkOf(row) : null;
  if (url === null || row.newsId === null) return null;
  const { username, firstName, lastName } = row;
  const actor = { username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '' };
  const name = isolateIn(text.inRoom, personName(actor));
  const body = row.type === 'mention' ? text.mentioned(name) : text.replied(name);
  return { title: TITLE, body, url, tag: `notification:${row.newsId}` };
}

/** Whether the person wants to know, does not yet, and is where it has happened. */
function isToBeTold(row: Row): boolean {
  const { type, replies, mentions, isRead, readUpTo, createdAt, actorId } = row;
  if (createdAt === null || actorId === null) return false;
  if ((type === 'mention' ? mentions : replies) === 0) return false;
  if (isRead === 1 || (readUpTo !== null && createdAt <= readUpTo)) return false;
  return row.clubId === null || (row.memberId !== null && row.clubDeletedAt === null);
}

function linkOf({ target: json, recipientId, recipientName, actorId, username }: Row) {
  if (json === null) return null;
  const target = toTarget(JSON.parse(json) as StoredTarget, (userId) =>
    userId === recipientId ? recipientName : userId === actorId ? username : null,
  );
  return target && linkTo(target, recipientId);
}
