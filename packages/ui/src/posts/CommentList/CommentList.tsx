import { forwardRef, useEffect, useRef, type Ref } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import type { PostAuthor } from '../PostCard';
import { RichText } from '../RichText';
import { Skeleton } from '../../primitives/Skeleton';
import { Spinner } from '../../primitives/Spinner';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { base, focusRing, visuallyHidden } from '../../theme';
import { commentListMessages } from './messages';
import * as styles from './CommentList.css';

/** One comment, with the replies the server sent. */
export interface CommentItem {
  /** Unique in the list. */
  id: string;
  /** Who wrote it; an empty name is replaced by a text. */
  author: PostAuthor;
  /** Plain text; addresses and mentions in it become links. */
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** Shown at once, not yet stored. */
  isSending?: boolean;
  /** Not known to have been stored: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** Answers to it, oldest first, indented below it; they may have replies too. */
  replies?: readonly CommentItem[];
}

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
  /** Called when somebody asks for earlier ones. */
  onLoadOlder?: () => void;
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
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
    onLoadOlder,
    onRetry,
    hrefForMention,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(commentListMessages, labels);
  const older = useFocusAfterOlder(hasOlder);
  // Another element in each state.
  const root = ref as Ref<HTMLDivElement & HTMLParagraphElement>;
  if (status === 'error') {
    return (
      <div ref={root} role="alert" className={classNames(base, styles.note, className)}>
        {text.failed}
        {onRetry && (
          <Button size="small" onPress={onRetry}>
            {text.retry}
          </Button>
        )}
      </div>
    );
  }
  if (status === 'loading' && expectedCount > 0) {
    return (
      <div ref={root} className={classNames(base, styles.list, className)}>
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
  if (status === 'loading') {
    return (
      <div ref={root} className={classNames(base, styles.note, className)}>
        <Spinner label={text.loading} />
        <span aria-hidden="true">{text.loading}</span>
      </div>
    );
  }
  if (comments.length === 0)
    return (
      <p ref={root} className={classNames(base, styles.note, className)}>
        {text.empty}
      </p>
    );
  return (
    <div ref={root} className={classNames(base, styles.list, className)}>
      {hasOlder && (
        <OlderComments
          status={olderStatus}
          text={text}
          onLoad={() => {
            older.asked();
            onLoadOlder?.();
          }}
        />
      )}
      <Comments
        rootRef={older.list}
        comments={comments}
        className={styles.list}
        label={text.comments}
        text={text}
        hrefForMention={hrefForMention}
      />
    </div>
  );
});

interface OlderCommentsProps {
  status: 'loading' | 'ready' | 'error';
  text: TextsOf<typeof commentListMessages>;
  onLoad: () => void;
}

/** The button for earlier comments; in its place, why they could not be loaded. */
function OlderComments({ status, text, onLoad }: OlderCommentsProps) {
  return (
    <div role={status === 'error' ? 'alert' : undefined} className={styles.note}>
      {status === 'error' && text.olderFailed}
      <Button size="small" isPending={status === 'loading'} onPress={onLoad}>
        {status === 'error' ? text.retry : text.showOlder}
      </Button>
    </div>
  );
}

/** Once there are no earlier comments, the button with the focus is gone: the list takes it. */
function useFocusAfterOlder(hasOlder: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasOlder || !hasAsked.current || !list.current) return;
    hasAsked.current = false;
    if (document.activeElement !== document.body) return;
    list.current.tabIndex = -1;
    list.current.focus({ preventScroll: true });
  }, [hasOlder]);
  return { list, asked: () => void (hasAsked.current = true) };
}

interface CommentsProps extends Pick<
  CommentListProps,
  'comments' | 'hrefForMention' | 'className'
> {
  label?: string;
  text: TextsOf<typeof commentListMessages>;
  rootRef?: Ref<HTMLUListElement>;
}

function Comments({ comments, label, text, hrefForMention, className, rootRef }: CommentsProps) {
  return (
    <ul ref={rootRef} aria-label={label} className={classNames(base, className)}>
      {comments.map((comment) => {
        const {
          id,
          author,
          content,
          timeLabel,
          dateTime,
          isSending,
          unsent,
          replies = [],
        } = comment;
        const name = author.name || text.unknownAuthor;
        return (
          <li
            key={id}
            className={classNames(base, styles.comment)}
            aria-busy={isSending || undefined}
          >
            <Avatar name={name} src={author.image} size={32} isDecorative />
            <div>
              <div className={styles.bubble}>
                <div className={styles.head}>
                  {author.href ? (
                    <a href={author.href} className={classNames(base, focusRing, styles.author)}>
                      {name}
                    </a>
                  ) : (
                    <span className={styles.author}>{name}</span>
                  )}
                  <span className={styles.time}>
                    {isSending ? text.sending : <time dateTime={dateTime}>{timeLabel}</time>}
                  </span>
                </div>
                <div className={styles.text}>
                  <RichText text={content} hrefForMention={hrefForMention} />
                </div>
              </div>
              {unsent && <UnsentNote {...unsent} />}
              {replies.length > 0 && (
                <Comments
                  comments={replies}
                  text={text}
                  hrefForMention={hrefForMention}
                  className={styles.replies}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
