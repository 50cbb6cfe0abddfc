import { useRef, useState } from 'react';
import { reasonOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { isUnclear } from '../../platform/writes';
import { clubScreenMessages } from '../messages';
import { useMembershipChange } from '../useMembershipChange';

/** Joins clubs of a list, several at a time; says which are being joined, and which have been. */
export function useJoining() {
  const text = useMessages(clubScreenMessages);
  const { toast } = useClubline();
  const send = useMembershipChange();
  const [memberships, setMemberships] = useState<Record<string, 'joining' | 'joined'>>({});
  /** Where an earlier try may have arrived. */
  const unclear = useRef(new Set<string>());

  const mark = (id: string, membership?: 'joining' | 'joined') =>
    setMemberships(({ [id]: _before, ...others }) =>
      membership ? { ...others, [id]: membership } : others,
    );
  return {
    memberships,
    /** Whether it has been joined; why not is said in a toast. */
    async join(clubId: string): Promise<boolean> {
      mark(clubId, 'joining');
      try {
        await send({ clubId, isJoining: true, isAgain: unclear.current.has(clubId) });
        unclear.current.delete(clubId);
        mark(clubId, 'joined');
        return true;
      } catch (error) {
        if (isUnclear(error)) unclear.current.add(clubId);
        mark(clubId);
        const description = reasonOf(error, text.joinFallback);
        toast.add({ title: text.joinFailed, description, tone: 'critical' });
        return false;
      }
    },
  };
}
