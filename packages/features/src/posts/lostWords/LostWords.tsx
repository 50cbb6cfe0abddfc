import { Button, Notice } from '@clubline/ui';
import { useRef } from 'react';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { postsMessages } from '../messages';

interface LostWordsProps {
  /** Why they cannot be sent. */
  title: string;
  words: string;
  onDiscard: () => void;
}

/** What somebody was writing and cannot send any more, until they have taken it along. */
export function LostWords({ title, words, onDiscard }: LostWordsProps) {
  const text = useMessages(postsMessages);
  const { toast } = useClubline();
  const notice = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await notice.current!.ownerDocument.defaultView!.navigator.clipboard.writeText(words);
      toast.add({ title: text.textCopied, tone: 'positive' });
    } catch {
      // The words stand there to be selected.
      toast.add({ title: text.copyFailed, tone: 'critical' });
    }
  };
  return (
    <Notice
      ref={notice}
      tone="warning"
      icon="warning"
      title={title}
      action={
        <>
          <Button size="small" onPress={() => void copy()}>
            {text.copyText}
          </Button>
          <Button size="small" variant="quiet" onPress={onDiscard}>
            {text.discardText}
          </Button>
        </>
      }
    >
      {words}
    </Notice>
  );
}
