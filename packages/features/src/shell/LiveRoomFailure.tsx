import { useEffect } from 'react';
import { useLiveRoom } from '../platform/liveRoom';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { liveRoomMessages } from './messages';

/** Stands in for a `LiveRoomDock` whose code did not come: says so, and leaves the room. */
export function LiveRoomFailure() {
  const live = useLiveRoom();
  const { toast } = useClubline();
  const { notLoaded } = useMessages(liveRoomMessages);
  const leave = live?.room ? live.leave : undefined;
  useEffect(() => {
    if (!leave) return;
    toast.add({ title: notLoaded, tone: 'critical' });
    leave();
  }, [leave, toast, notLoaded]);
  return null;
}
