import { SINGLE_BANS, type ClubSanction } from '@clubline/contract';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { askOnceMore, isUnclear } from '../platform/writes';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';

/**
 * Muting and banning people of a club, and taking it back. Each resolves with whether the server
 * agreed.
 */
export function useSanctions(clubId: string) {
  const text = useMessages(moderationMessages);
  const { additions, client, toast } = useClubline();
  const run = async (
    kind: ClubSanction,
    isImposing: boolean,
    person: { id: string; name: string },
  ): Promise<boolean> => {
    const { id: userId, name } = person;
    /** Whether it is imposed by now; null where that is not known. */
    const isImposed = () => {
      if (kind === 'mute') return moderationCalls.isMuted(client, clubId, person);
      const look = additions.has(SINGLE_BANS) ? 'isBanned' : 'isAmongBanned';
      return moderationCalls[look](client, clubId, userId);
    };
    let isKnown = false;
    const isDone = async () => {
      const found = await isImposed();
      isKnown = found !== null;
      return found === isImposing || null;
    };
    try {
      const call = isImposing ? moderationCalls.impose : moderationCalls.lift;
      await askOnceMore<unknown>(() => call(client, { clubId, userId, kind }), isDone);
      toast.add({
        title: (isImposing
          ? { mute: text.muted, ban: text.banned }
          : { mute: text.unmuted, ban: text.banLifted })[kind](name),
        tone: 'positive',
      });
      return true;
    } catch (error) {
      const title = isUnclear(error) && !isKnown ? text.sanctionUnclear : text.sanctionFailed;
      toast.add(failureToast(title, error, text.tryAgain));
      return false;
    }
  };
  return {
    impose: (kind: ClubSanction, person: { id: string; name: string }) => run(kind, true, person),
    lift: (kind: ClubSanction, person: { id: string; name: string }) => run(kind, false, person),
  };
}
