import type { ClubSanction } from '@clubline/contract';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { askOnceMore } from '../platform/writes';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';

/**
 * Muting and banning people of a club, and taking it back. Each resolves with whether the server
 * agreed.
 */
export function useSanctions(clubId: string) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const run = async (
    kind: ClubSanction,
    isImposing: boolean,
    { id: userId, name }: { id: string; name: string },
  ): Promise<boolean> => {
    try {
      const call = isImposing ? moderationCalls.impose : moderationCalls.lift;
      await askOnceMore(() => call(client, { clubId, userId, kind }));
      toast.add({
        title: (isImposing
          ? { mute: text.muted, ban: text.banned }
          : { mute: text.unmuted, ban: text.banLifted })[kind](name),
        tone: 'positive',
      });
      return true;
    } catch (error) {
      toast.add(failureToast(text.sanctionFailed, error, text.tryAgain));
      return false;
    }
  };
  return {
    impose: (kind: ClubSanction, person: { id: string; name: string }) => run(kind, true, person),
    lift: (kind: ClubSanction, person: { id: string; name: string }) => run(kind, false, person),
  };
}
