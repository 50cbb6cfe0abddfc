import { Button, Notice } from '@clubline/ui';
import type { Ref } from 'react';
import { useMessages } from '../../platform/messages';
import { postsMessages } from '../messages';

interface LostAnswerProps {
  /** Puts the focus on what there is to choose. */
  choice: Ref<HTMLDivElement>;
  /** The words are to be a comment of their own. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Says that what somebody is answering is gone; what they write stays in its field meanwhile. */
export function LostAnswer({ choice, onKeep, onDiscard }: LostAnswerProps) {
  const text = useMessages(postsMessages);
  return (
    <Notice
      ref={choice}
      tone="warning"
      icon="warning"
      title={text.answeredGone}
      action={
        <>
          <Button size="small" onPress={onKeep}>
            {text.ownComment}
          </Button>
          <Button size="small" variant="quiet" onPress={onDiscard}>
            {text.discardText}
          </Button>
        </>
      }
    >
      {text.answeredGoneHint}
    </Notice>
  );
}
