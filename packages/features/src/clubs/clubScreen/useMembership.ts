import { useRef, useState } from 'react';
import { reasonOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { isUnclear } from '../../platform/writes';
import { clubScreenMessages } from '../messages';
import { useMembershipChange } from '../useMembershipChange';

/**
 * Joining and leaving a club: one at a time, shown as soon as the server agrees. Leaving one that
 * nobody joins by themselves is asked about first.
 */
export function useMembership(clubId: string, isPrivate = false) {
  const text = useMessages(clubScreenMessages);
  const { session, toast } = useClubline();
  const send = useMembershipChange();
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<{ clubId: string; isJoining: boolean } | null>(null);
  const isRunning = useRef(false);

  const change = async (isJoining: boolean, isAgain = false) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await send({ clubId, isJoining, isAgain });
      setUnsent(null);
      toast.add({ title: isJoining ? text.joined : text.left, tone: 'positive' });
    } catch (error) {
      setUnsent(isUnclear(error) ? { clubId, isJoining } : null);
      const [title, fallback] = isJoining
        ? [text.joinFailed, text.joinFallback]
        : [text.leaveFailed, text.leaveFallback];
      toast.add({ title, description: reasonOf(error, fallback), tone: 'critical' });
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  return {
    isPending,
    /** The last change may not have arrived. */
    unsent:
      unsent?.clubId === clubId
        ? {
            isPending,
            onRetry: () => void change(unsent.isJoining, true),
            onDiscard: () => setUnsent(null),
          }
        : undefined,
    join() {
      if (session.getSnapshot().status === 'signedOut')
        toast.add({ title: text.signInRequired, description: text.signInToJoin, tone: 'critical' });
      else void change(true);
    },
    leave: () => (isPrivate ? setAsking(true) : void change(false)),
    /** What a `ConfirmDialog` needs. */
    dialog: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      title: text.leaveQuestion,
      description: text.leaveHint,
      confirmLabel: text.leave,
      tone: 'critical' as const,
      onConfirm() {
        setAsking(false);
        void change(false);
      },
    },
  };
}
