import { Button, Notice } from '@clubline/ui';
import { useRef } from 'react';
import { useCopy } from '../../platform/clipboard';
import { useMessages } from '../../platform/messages';
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
  const copy = useCopy();
  const notice = useRef<HTMLDivElement>(null);
  const said = { copied: text.textCopied, failed: text.copyFailed };
  return (
    <Notice
      ref={notice}
      tone="warning"
      icon="warning"
      title={title}
      action={
        <>
          <Button size="small" onPress={() => void copy(notice.current, words, said)}>
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
