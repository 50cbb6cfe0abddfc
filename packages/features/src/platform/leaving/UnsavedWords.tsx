import { ConfirmDialog } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { leavingMessages } from './messages';

export interface UnsavedWordsProps {
  /** Whether something is written that nothing keeps. */
  isUnsaved: boolean;
  /** Called when somebody leaves nevertheless. */
  onLeave?: () => void;
}

/** Asks before a page is left on which something is written that nothing keeps. */
export function UnsavedWords({ isUnsaved, onLeave }: UnsavedWordsProps) {
  const { leaving } = useClubline();
  const text = useMessages(leavingMessages);
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  useEffect(
    () => (isUnsaved ? leaving.hold((go) => setAsked({ go })) : undefined),
    [isUnsaved, leaving],
  );
  return (
    <ConfirmDialog
      isOpen={asked !== null && isUnsaved}
      onOpenChange={() => setAsked(null)}
      title={text.title}
      description={text.text}
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      tone="critical"
      onConfirm={() => {
        setAsked(null);
        onLeave?.();
        asked?.go();
      }}
    />
  );
}
