import { ConfirmDialog, ReportDialog } from '@clubline/ui';
import { feedCopy } from './copy';
import { reportReasons, type usePostActions } from './usePostActions';

/** What is asked before somebody else's post or its author is acted on. */
export function PostDialogs({ author, asking, close, report, confirm }: ReturnType<typeof usePostActions>) {
  // Each post has these; only the one in use is worth rendering.
  if (asking === null) return null;
  const onOpenChange = (isOpen: boolean) => void (isOpen || close());
  if (asking === 'report') return <ReportDialog isOpen onOpenChange={onOpenChange} reasons={reportReasons} {...report} />;
  const isBan = asking === 'ban';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={isBan ? feedCopy.banQuestion(author.name) : feedCopy.deletePostQuestion(author.name)}
      description={isBan ? feedCopy.banHint : feedCopy.deletePostHint}
      confirmLabel={isBan ? feedCopy.banConfirm : feedCopy.deletePost}
      cancelLabel={feedCopy.cancel}
      tone="critical"
      onConfirm={confirm}
    />
  );
}
