import { ChatRoom, type ChatAnnounceMode, type ChatRoomProps } from '@clubline/ui/ChatRoom';
import { useCallback, useState } from 'react';
import { useClubline } from '../provider';
import { chatCopy } from './copy';
import { useChatRoom } from './useChatRoom';

/** Where the choice of what is read out is kept. */
const CHAT_ROOM_ANNOUNCE_KEY = 'cl_chat_read_out';
/** The longest message our server takes; a longer one would be refused after the fact. */
const CHAT_MESSAGE_MAX = 2_000;

export interface ChatRoomContainerProps extends Pick<ChatRoomProps, 'title' | 'headingLevel' | 'onClose' | 'locale' | 'timeZone' | 'className'> {
  /** Which room: a match or an event. */
  matchId: string;
  labels?: Partial<typeof chatCopy>;
  /** Texts of the room itself. */
  roomLabels?: ChatRoomProps['labels'];
  /** Those who are not signed in may read, where the server lets them. @default false */
  isPublic?: boolean;
  /** Offers a way to sign in. */
  onSignIn?: (() => void) | undefined;
  /** Says in the room itself, not in a toast, that writing takes an account. @default false */
  isSelfContained?: boolean;
  /** Address of a person's page, null for none. @default the profile in the product */
  profileHref?: ((username: string) => string) | null;
}

/** A live chat room that connects, catches up and sends by itself. It leaves the room when it is taken off the page. */
export function ChatRoomContainer({ matchId, labels, roomLabels, isPublic = false, isSelfContained = false, profileHref, ...props }: ChatRoomContainerProps) {
  const { hrefFor, renderBelowText, storage, toast } = useClubline();
  const { chat, ...room } = useChatRoom(matchId, { isPublic });
  const texts = { ...chatCopy, ...labels };
  const [announce, setAnnounce] = useState<ChatAnnounceMode>(() => readMode(storage.local.get(CHAT_ROOM_ANNOUNCE_KEY)));
  const ownProfileHref = useCallback((username: string) => hrefFor({ to: 'profile', username }), [hrefFor]);

  return (
    <ChatRoom
      // Another room, or another person, starts at the newest message and with an empty field.
      key={`${matchId} ${room.viewer?.id ?? ''}`}
      {...props}
      {...room}
      announce={announce}
      onAnnounceChange={(mode) => {
        setAnnounce(mode);
        storage.local.set(CHAT_ROOM_ANNOUNCE_KEY, mode);
      }}
      hrefFor={profileHref === undefined ? ownProfileHref : (profileHref ?? undefined)}
      renderBelowText={renderBelowText}
      onLoadOlder={chat?.loadOlder}
      onSend={(text) => chat?.send(text)}
      onSignedOutSend={isSelfContained ? undefined : () => void toast.add({ title: texts.signedOutAttempt, tone: 'critical' })}
      onRetry={chat?.retry}
      onDiscard={chat?.discard}
      maxLength={CHAT_MESSAGE_MAX}
      labels={roomLabels}
    />
  );
}

function readMode(stored: string | null): ChatAnnounceMode {
  return stored === 'mentions' || stored === 'off' ? stored : 'all';
}
