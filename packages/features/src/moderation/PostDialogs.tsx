import { ReportDialog } from '@clubline/ui';
import { ModerationQuestion } from './ModerationQuestion';
import type { usePostActions } from './usePostActions';

/** What is asked before somebody else's post or its author is acted on. */
export function PostDialogs({
  author,
  asking,
  close,
  report,
  confirm,
}: ReturnType<typeof usePostActions>) {
  // Each post has these; only the one in use is worth rendering.
  if (asking === null) return null;
  if (asking === 'report')
    return <ReportDialog isOpen onOpenChange={(isOpen) => void (isOpen || close())} {...report} />;
  return (
    <ModerationQuestion
      about={asking === 'ban' ? 'ban' : 'deletePost'}
      name={author.name}
      onClose={close}
      onConfirm={confirm}
    />
  );
}
