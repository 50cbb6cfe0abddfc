import type { ClubChannel } from '@clubline/contract';
import { useEffect, useRef } from 'react';
import { useGathered } from '../../../platform/subscription';
import { useCurrentUser } from '../../../platform/session';
import { asText } from '../../../platform/client';
import {
  readChannel,
  readChannelMessage,
  withChannel,
  withMessages,
  type MessageNews,
} from '../../../channels';
import { useClubEvents } from '../../../posts';
import type { useClub } from '../../useClub';

/**
 * Keeps right how much is unread in each channel of a club that somebody looks at. Answers what
 * takes in a channel as it is once the viewer has read in it.
 */
export function useUnreadChannels(
  clubId: string,
  {
    channels: shown,
    changeChannels,
    reload,
  }: Pick<ReturnType<typeof useClub>, 'channels' | 'changeChannels' | 'reload'>,
): (channel: ClubChannel) => void {
  // A mark that is made on leaving the page is answered when nobody looks any more.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const show = (read: ClubChannel) => {
    if (isShown.current) changeChannels((channels) => withChannel(channels, read));
  };
  const userId = useCurrentUser()?.id ?? '';
  const gather = useGathered<MessageNews>((news) => {
    changeChannels((channels) => withMessages(channels, [...news.values()], userId));
    // Whether one that is gone was unread, only the server knows.
    const unread = new Set(shown.filter(({ unreadCount }) => unreadCount).map(({ id }) => id));
    const isUnclear = ({ channelId, created, isRemoved }: MessageNews) =>
      isRemoved && !created && unread.has(channelId);
    if ([...news.values()].some(isUnclear)) void reload();
  });
  useClubEvents(clubId, {
    channelMessageCreated({ channelId, message }) {
      const created = readChannelMessage(message);
      if (created) gather(created.id, { channelId: asText(channelId), created });
    },
    channelMessageChanged({ channelId, messageId, reactionCount }) {
      if (reactionCount !== null) return;
      gather(asText(messageId), { channelId: asText(channelId), isRemoved: true });
    },
    ownChannelRead({ channel }) {
      const read = readChannel(channel);
      if (read) show(read);
    },
    // The club is asked for again, and its channels with it.
    onCatchUp: async () => undefined,
  });
  return show;
}
