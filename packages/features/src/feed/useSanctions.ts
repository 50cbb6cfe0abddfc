import type { ClubSanction } from '@clubline/contract';
import { messageOf } from '../client';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { feedCopy } from './copy';
import { moderationCalls } from './moderation.calls';

/** Muting and banning people of a club, and taking it back. Each resolves with whether the server agreed. */
export function useSanctions(clubId: string) {
  const text = useMessages('feed', feedCopy);
  const { client, toast } = useClubline();
  const run = async (
    kind: ClubSanction,
    isImposing: boolean,
    { id: userId, name }: { id: string; name: string },
  ): Promise<boolean> => {
    try {
      await (isImposing ? moderationCalls.impose : moderationCalls.lift)(client, {
        clubId,
        userId,
        kind,
      });
      toast.add({
        title: (isImposing
          ? { mute: text.muted, ban: text.banned }
          : { mute: text.unmuted, ban: text.banLifted })[kind](name),
        tone: 'positive',
      });
      return true;
    } catch (error) {
      toast.add({
        title: text.sanctionFailed,
        description: messageOf(error, text.tryAgain),
        tone: 'critical',
      });
      return false;
    }
  };
  return {
    impose: (kind: ClubSanction, person: { id: string; name: string }) => run(kind, true, person),
    lift: (kind: ClubSanction, person: { id: string; name: string }) => run(kind, false, person),
  };
}
