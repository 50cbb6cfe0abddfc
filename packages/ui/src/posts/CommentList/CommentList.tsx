import { forwardRef, useState, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { CutNote } from '../../primitives/CutNote';
import { ConfirmDialog } from '../../primitives/ConfirmDialog';
import { Skeleton } from '../../primitives/Skeleton';
import { Spinner } from '../../primitives/Spinner';
import { base, visuallyHidden } from '../../theme';
import type { CommentAction, CommentItem } from './comment.types';
import { useFocusAfterDelete, useFocusAfterOlder, useFocusOfLinked } from './commentFocus';
import { Comments } from './Comments';
import { commentListMessages } from './messages';
import * as styles from './CommentList.css';

/** Props of {@link CommentList}. */
export interface CommentListProps {
  /** Oldest first. */
  comments: readonly CommentItem[];
  /** Whether the comments are on their way, here, or could not be loaded. @default 'ready' */
  status?: 'loading' | 'ready' | 'error';
  /**
   * How many are to come: while they load their place is held, so that nothing below moves.
   * @default 0
   */
  expectedCount?: number;
  /** There are earlier ones that are not here. @default false */
  hasOlder?: boolean;
  /** Whether earlier ones are on their way, or could not be loaded. @default 'ready' */
  olderStatus?: 'loading' | 'ready' | 'error';
  /** So many the server has sent, and none before them; said on top. @default all there are */
  cutAt?: number | undefined;
  /** Called when somebody asks for earlier ones. */
  onLoadOlder?: () => void;
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /**
   * A link has led to this comment: once it is there, it is brought into view and takes the focus.
   * @default none
   */
  linkedId?: string | undefined;
  /** Called with the id of a comment that is to be answered, changed, or linked to. */
  onAction?: (id: string, action: Exclude<CommentAction, 'delete'>) => void;
  /** Called with the id of a comment once its deletion is confirmed. */
  onDelete?: (id: string) => void;
  /** Where a mention leads; without it mentions are marked but not links. */
  hrefForMention?: (username: string) => string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof commentListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** More than a window shows at once need no place held. */
const PLACES_MAX = 12;
/** Height of a comment of one line, in px. */
const ONE_LINE = 61;

/** The comments of a post, oldest first, replies indented under what they answer. */
export const CommentList = forwardRef<HTMLElement, CommentListProps>(function CommentList(
  {
    comments,
    status = 'ready',
    expectedCount = 0,
    hasOlder = false,
    olderStatus = 'ready',
    cutAt,
    linkedId,
    onLoadOlder,
    onRetry,
    onAction,
    onDelete,
    hrefForMention,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(commentListMessages, labels);
  const [asking, setAsking] = useState<CommentItem | null>(null);
  const older = useFocusAfterOlder(hasOlder);
  // Another element in each state.
  const root = useObjectRef(ref as Ref<HTMLDivElement & HTMLParagraphElement>);
  const deleting = useFocusAfterDelete(root, comments);
  useFocusOfLinked(root, linkedId, comments);
  if (status === 'error')
    return <Failed rootRef={root} text={text} onRetry={onRetry} className={className} />;
  if (status === 'loading')
    return (
      <Loading rootRef={root} expectedCount={expectedCount} text={text} className={className} />
    );
  if (comments.length === 0)
    return (
      <p ref={root} tabIndex={-1} className={classNames(base, styles.note, className)}>
        {text.empty}
      </p>
    );
  const shared = { linkedId, text, onAction, onAskDelete: onDelete && setAsking, hrefForMention };
  const apart = comments.filter(({ isApart }) => isApart);
  return (
    <div ref={root} className={classNames(base, styles.list, className)}>
      {apart.length > 0 && <Comments {...shared} comments={apart} className={styles.list} />}
      <OlderComments
        status={hasOlder ? olderStatus : 'none'}
        cutAt={cutAt}
        text={text}
        onLoad={() => {
          older.asked();
          onLoadOlder?.();
        }}
      />
      <Comments
        rootRef={older.list}
        {...shared}
        comments={comments.filter(({ isApart }) => !isApart)}
        className={styles.list}
        label={text.comments}
      />
      <DeleteQuestion
        comment={asking}
        text={text}
        onCancel={() => setAsking(null)}
        onConfirm={({ id }) => {
          setAsking(null);
          deleting.asked(id);
          onDelete?.(id);
        }}
      />
    </div>
  );
});

interface FailedProps extends Pick<CommentListProps, 'className' | 'onRetry'> {
  rootRef: Ref<HTMLDivElement>;
  text: TextsOf<typeof commentListMessages>;
}

/** Says that the comments could not be loaded, and offers to try again. */
function Failed({ rootRef, text, onRetry, className }: FailedProps) {
  return (
    <div ref={rootRef} role="alert" className={classNames(base, styles.note, className)}>
      {text.failed}
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}

interface LoadingProps extends Pick<CommentListProps, 'className'> {
  rootRef: Ref<HTMLDivElement>;
  expectedCount: number;
  text: TextsOf<typeof commentListMessages>;
}

/** Holds the place of comments on their way, where it is known how many there are. */
function Loading({ rootRef, expectedCount, text, className }: LoadingProps) {
  if (expectedCount === 0)
    return (
      <div ref={rootRef} className={classNames(base, styles.note, className)}>
        <Spinner label={text.loading} />
        <span aria-hidden="true">{text.loading}</span>
      </div>
    );
  return (
    <div ref={rootRef} className={classNames(base, styles.list, className)}>
      <output className={visuallyHidden}>{text.loading}</output>
      {Array.from({ length: Math.min(expectedCount, PLACES_MAX) }, (_, index) => (
        <div key={index} className={styles.comment}>
          <Skeleton shape="circle" width={32} height={32} />
          <Skeleton shape="block" width={index % 2 ? '45%' : '60%'} height={ONE_LINE} />
        </div>
      ))}
    </div>
  );
}

interface DeleteQuestionProps {
  /** Which comment is to be deleted; null asks nothing. */
  comment: CommentItem | null;
  text: TextsOf<typeof commentListMessages>;
  onCancel: () => void;
  onConfirm: (comment: CommentItem) => void;
}

/** Asks before a comment is deleted, and says what goes with it. */
function DeleteQuestion({ comment, text, onCancel, onConfirm }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={comment !== null}
      onOpenChange={onCancel}
      title={text.deleteQuestion}
      description={comment?.replies?.length ? text.repliesGoToo : undefined}
      confirmLabel={text.delete}
      cancelLabel={text.cancel}
      tone="critical"
      onConfirm={() => comment && onConfirm(comment)}
    />
  );
}

interface OlderCommentsProps extends Pick<CommentListProps, 'cutAt'> {
  status: 'loading' | 'ready' | 'error' | 'none';
  text: TextsOf<typeof commentListMessages>;
  onLoad: () => void;
}

/** The button for earlier comments; in its place, why they could not be or cannot be loaded. */
function OlderComments({ status, cutAt, text, onLoad }: OlderCommentsProps) {
  if (status === 'none') return <CutNote cutAt={cutAt} />;
  return (
    <div role={status === 'error' ? 'alert' : undefined} className={styles.note}>
      {status === 'error' && text.olderFailed}
      <Button size="small" isPending={status === 'loading'} onPress={onLoad}>
        {status === 'error' ? text.retry : text.showOlder}
      </Button>
    </div>
  );
}
