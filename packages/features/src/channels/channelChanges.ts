import type { ChannelMessage } from '@clubline/contract';
import { withDated } from '../platform/paging';

/** What others, or one's other pages, have done to a message. */
export interface MessageChange {
  /** It was written. */
  created?: ChannelMessage;
  /** Null where it was deleted. */
  reactionCount?: number | null;
  /** The viewer's own. */
  reaction?: ChannelMessage['reaction'];
  /** Its sender has given it these words. */
  edited?: Required<Pick<ChannelMessage, 'content' | 'editedAt'>>;
}

/** What has changed of several messages, by their ids. */
export type MessageChanges = ReadonlyMap<string, MessageChange>;

/** The changes to messages that were there before. */
export const withoutCreated = (changes: MessageChanges): MessageChanges =>
  new Map([...changes].map(([id, { created: _created, ...change }]) => [id, change]));

/** A channel's messages, newest first, after changes in the order they came. */
export function withChanges(
  known: readonly ChannelMessage[],
  changes: MessageChanges,
): ChannelMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const arrived = [...changes.values()].flatMap(({ created }) =>
    created && !ids.has(created.id) ? [created] : [],
  );
  return arrived
    .reduce<readonly ChannelMessage[]>(withDated, known)
    .flatMap((message) => changed(message, changes.get(message.id)));
}

/** The message as it is by now; nothing where it was deleted. */
function changed(message: ChannelMessage, change: MessageChange | undefined): ChannelMessage[] {
  if (!change) return [message];
  const { reactionCount, reaction, edited } = change;
  if (reactionCount === null) return [];
  const said = { ...message, ...edited };
  // A count alone is of no use where the viewer's own reaction did not come with the message.
  if (message.reactionCount === undefined) return [said];
  return [
    {
      ...said,
      ...(reactionCount !== undefined && { reactionCount }),
      ...(reaction !== undefined && { reaction }),
    },
  ];
}
