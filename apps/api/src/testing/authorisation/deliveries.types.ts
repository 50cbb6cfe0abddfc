import type { NotificationSentence, ServerEvents } from '@clubline/contract';
import type { Answer } from '../callers';
import type { Person } from '../people';
import type { TestSocket } from '../sockets';
import type { Listener, Listeners } from './listeners';

/**
 * What has come to a listener: the thing itself; a notification in the list of somebody who has no
 * socket open; or nothing.
 */
export type Arrival = 'yes' | 'listed' | 'no';
type Arrivals = Record<Listener, Arrival>;

const arrivals = (
  member: Arrival,
  muted: Arrival,
  departed: Arrival,
  banned: Arrival,
  stranger: Arrival,
  visitor: Arrival,
  signedOut: Arrival,
  // To a partner's people comes what visitors hear, too, and no more.
  partnersPerson = visitor,
): Arrivals => ({
  member,
  muted,
  departed,
  banned,
  stranger,
  visitor,
  signedOut,
  partnersPerson,
});

export const toNobody = arrivals('no', 'no', 'no', 'no', 'no', 'no', 'no');
/** Events of a club. Who is signed out is a member here. */
export const toMembers = arrivals('yes', 'yes', 'no', 'no', 'no', 'no', 'no');
/** Notifications of a club, which wait for who is signed out. */
export const toMembersLists = arrivals('yes', 'yes', 'no', 'no', 'no', 'no', 'listed');
/** Invitations to be a co-owner: not for those whom the owners have muted or banned. */
export const toWelcomeLists = arrivals('yes', 'no', 'yes', 'no', 'yes', 'no', 'listed');
/** Notifications of what has nothing to do with clubs. */
export const toPeoplesLists = arrivals('yes', 'yes', 'yes', 'yes', 'yes', 'no', 'listed');
/** Events of rooms, which are public. */
export const toSockets = arrivals('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'no');
/** Events to whoever is signed in. */
export const toPeople = arrivals('yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no');
/** Mails to people of whom an address is known. */
export const toAddresses = arrivals('yes', 'yes', 'yes', 'yes', 'yes', 'no', 'yes');

/** Somebody who acts, in the private club of all listeners, and what there is to act on. */
export interface Stage extends Listeners {
  owner: Person;
  /** The owner's socket, which watches the club and is in the room. */
  own: TestSocket;
  clubId: string;
  channelId: string;
  postId: string;
  roomId: string;
  /** What each listener wrote while they were inside. */
  written: Record<string, { postId: string; commentId: string; messageId: string; ownId: string }>;
  /** Gives the owner a password, and says it. */
  setPassword(): Promise<string>;
  /** Lets somebody else join the club and leave it again. */
  comeAndGo(): Promise<void>;
  /** Lets this node have missed what others sent. */
  missEvents(): Promise<void>;
}

interface Act {
  /** Does it, towards each listener where it concerns one person. */
  act(stage: Stage): Promise<unknown>;
  to: Arrivals;
}

/** Something that a node sends, and whom it reaches. */
export type Delivery = Act &
  (
    | { event: Exclude<keyof ServerEvents, 'notificationCreated'> | 'mail' }
    | {
        event: 'notificationCreated';
        /** e.g. `mention of clubPost`. */
        notification: string;
        sentence: NotificationSentence['kind'];
      }
  );

/** Does something for each listener who is a person; throws where it is refused. */
export async function forEach(
  { people }: Stage,
  act: (person: Person) => Promise<Answer>,
): Promise<void> {
  for (const person of Object.values(people)) {
    const { status, body } = await act(person);
    if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  }
}
