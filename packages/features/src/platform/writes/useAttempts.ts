import { CLIENT_IDS } from '@clubline/contract';
import { useState } from 'react';
import { asJson, asRecord, asText } from '../client';
import { useDraft } from '../drafts';
import { wait } from '../environment';
import { useClubline } from '../provider';
import { SETTLING_MS } from './createWrites';
import { isUnclear } from './isUnclear';
import { newWriteId } from './newWriteId';

/** What is known of the attempts to make one thing. */
export interface Attempt {
  /**
   * The same as long as the same thing is meant; undefined on servers that know no such ids. Asked
   * when it is sent, because after a reload only an answer says which server it is.
   */
  clientId: () => string | undefined;
  /** Whether it is unclear what became of an earlier attempt. */
  isAgain: boolean;
}

/** What is kept of the last attempt, beside the draft of what is made. */
interface KeptAttempt {
  /** What was to be made, as text. */
  content: string;
  id: string;
  isUnclear: boolean;
  /** When it ended, in ms. */
  failedAt: number;
}

/**
 * Numbers the attempts to make the one thing that the draft called `name` holds, so that it is made
 * once, also over a reload of the page. Other content is another thing.
 */
export function useAttempts(name: string) {
  const { additions, clock } = useClubline();
  const draft = useDraft(`${name}_attempt`);
  const [isRunning, setRunning] = useState(false);
  const kept = readAttempt(draft.value);
  const keep = (attempt: KeptAttempt | null) =>
    draft.setValue(attempt ? JSON.stringify(attempt) : '');

  return {
    /** Whether what became of the last attempt to make this is unclear. */
    isUnsent: (content: unknown) =>
      !isRunning && kept !== null && kept.isUnclear && kept.content === JSON.stringify(content),
    /** Makes an attempt. Nothing is kept of one that succeeds. */
    async run<Made>(content: unknown, make: (attempt: Attempt) => Promise<Made>): Promise<Made> {
      const text = JSON.stringify(content);
      const isSame = kept?.content === text;
      const id = isSame ? kept.id : newWriteId();
      const isAgain = isSame && kept.isUnclear;
      setRunning(true);
      // The page may go before the answer comes.
      keep({ content: text, id, isUnclear: true, failedAt: clock.now() });
      try {
        // A server may still be at what nobody waits for any more.
        const isOpen = isAgain && !additions.has(CLIENT_IDS);
        if (isOpen) await wait(clock, kept.failedAt + SETTLING_MS - clock.now());
        const clientId = () => (additions.has(CLIENT_IDS) ? id : undefined);
        const made = await make({ clientId, isAgain });
        keep(null);
        return made;
      } catch (error) {
        const isOpen = isAgain || isUnclear(error);
        keep({ content: text, id, isUnclear: isOpen, failedAt: clock.now() });
        throw error;
      } finally {
        setRunning(false);
      }
    },
  };
}

function readAttempt(draft: string): KeptAttempt | null {
  const { content, id, isUnclear: isOpen, failedAt } = asRecord(asJson(draft));
  return typeof content === 'string' && asText(id) !== ''
    ? { content, id: asText(id), isUnclear: isOpen === true, failedAt: Number(failedAt) || 0 }
    : null;
}
