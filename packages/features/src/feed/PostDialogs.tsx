import { ConfirmDialog, ReportDialog } from '@clubline/ui';
import { useMessages } from '../messages';
import { feedCopy } from './copy';
import type { usePostActions } from './usePostActions';

/** What is asked before somebody else's post or its author is acted on. */
export function PostDialogs({
  author,
  asking,
  close,
  report,
  confirm,
}: ReturnType<typeof usePostActions>) {
  const text = useMessages('feed', feedCopy);
  // Each post has these; only the one in use is worth rendering.
  if (asking === null) return null;
  const onOpenChange = (isOpen: boolean) => void (isOpen || close());
  if (asking === 'report') return <ReportDialog isOpen onOpenChange={onOpenChange} {...report} />;
  const isBan = asking === 'ban';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={isBan ? text.banQuestion(author.name) : text.deletePostQuestion(author.name)}
      description={isBan ? text.banHint : text.deletePostHint}
      confirmLabel={isBan ? text.banConfirm : text.deletePost}
      cancelLabel={text.cancel}
      tone="critical"
      onConfirm={confirm}
    />
  );
}
