import { Button, Notice } from '@clubline/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';
import { draftsMessages } from './messages';

export interface ChangedMeanwhileProps {
  /** What somebody has changed. */
  title: string;
  /** What they have saved, in words. */
  children: ReactNode;
  onUseTheirs: () => void;
  onKeepOwn: () => void;
}

/** Says that somebody else has saved what one is changing, and asks which of both counts. */
export function ChangedMeanwhile({
  title,
  children,
  onUseTheirs,
  onKeepOwn,
}: ChangedMeanwhileProps) {
  const text = useMessages(draftsMessages);
  return (
    <Notice
      tone="warning"
      icon="warning"
      title={title}
      action={
        <>
          <Button size="small" onPress={onUseTheirs}>
            {text.useTheirs}
          </Button>
          <Button size="small" variant="quiet" onPress={onKeepOwn}>
            {text.keepOwn}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}
