import { ChatDock } from '@clubline/ui';
import { ChatRoom } from '@clubline/ui/ChatRoom';
import { useCallback, useEffect } from 'react';
import { useDraft } from '../../platform/drafts';
import { useLiveRoom, type LiveRoomState } from '../../platform/liveRoom';
import { useClubline } from '../../platform/provider';
import { useSession } from '../../platform/session';
import { useUnreadMessages } from '../../platform/unread';
import { useConnectedRoom } from '../useConnectedRoom';
import { useProductRoom } from '../useProductRoom';
import { usePeopleInRoom } from './usePeopleInRoom';

export interface LiveRoomDockProps {
  /** Address of the page below; another page puts a sheet away. */
  path: string;
  /**
   * Whether the page keeps a place for the room on wide windows, as the shell does.
   * @default false
   */
  hasPlace?: boolean;
  /** BCP 47 language of dates and times. @default the browser's */
  locale?: string;
  /** IANA time zone of days and times. @default the viewer's */
  timeZone?: string;
}

/**
 * The live room one is in, beside or over every page: connected until one leaves it or signs out,
 * with what is written in it and the place one reads. Nothing where one is in no room.
 */
export function LiveRoomDock(props: LiveRoomDockProps) {
  const live = useLiveRoom();
  const { user, status } = useSession();
  const leave = live?.leave;
  useEffect(() => {
    if (status === 'signedOut') leave?.();
  }, [status, leave]);
  if (!live?.room || !user) return null;
  const { roomId, title } = live.room;
  return (
    <DockedRoom
      key={`${user.id} ${roomId}`}
      {...props}
      live={live}
      roomId={roomId}
      title={title}
      viewerId={user.id}
    />
  );
}

interface DockedRoomProps extends LiveRoomDockProps {
  live: LiveRoomState;
  roomId: string;
  title: string;
  viewerId: string;
}

/** One room of one person, from entering to leaving. */
function DockedRoom({
  live,
  roomId,
  title,
  viewerId,
  path,
  hasPlace,
  locale,
  timeZone,
}: DockedRoomProps) {
  const { isOpen, setOpen } = live;
  const { seat, room } = useConnectedRoom(useClubline(), roomId);
  const product = useProductRoom();
  const draft = useDraft(`room_${roomId}`);
  const { unreadCount, unreadFrom, markRead } = useUnreadMessages({
    ...room,
    storageKey: `cl_chat_seen_${viewerId}_${roomId}`,
    viewerId,
    isOpen,
  });
  const { suggestions, onQueryChange } = usePeopleInRoom(room.messages, viewerId);
  const putAway = useCallback(() => setOpen(false), [setOpen]);
  return (
    <ChatDock
      title={title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onLeave={live.leave}
      unreadCount={unreadCount}
      hasPlace={hasPlace ?? false}
      page={path}
      mentionSuggestions={suggestions}
      onMentionQueryChange={onQueryChange}
    >
      <ChatRoom
        key={seat}
        {...product}
        {...room}
        title={title}
        locale={locale}
        timeZone={timeZone}
        unreadFrom={unreadFrom}
        draft={{ value: draft.value, onChange: draft.setValue }}
        onSend={(text) => {
          markRead();
          room.onSend(text);
        }}
        onClose={putAway}
      />
    </ChatDock>
  );
}
