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
    const isDone = async () => {
      if (kind === 'mute') {
        const { items } = await moderationCalls.loadMembers(client, clubId, name);
        return items.find(({ id }) => id === userId)?.isMuted === isImposing;
      }
      const { items, nextCursor, cutAt } = await moderationCalls.loadBanned(client, clubId);
      if (items.some(({ id }) => id === userId)) return isImposing;
      // A page further down may have them.
      return !isImposing && !nextCursor && cutAt === undefined;
    };
    try {
      const call = isImposing ? moderationCalls.impose : moderationCalls.lift;
      await askOnceMore<unknown>(
        () => call(client, { clubId, userId, kind }),
        async () => (await isDone()) || null,
      );
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
