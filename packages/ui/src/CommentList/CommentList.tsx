import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import type { PostAuthor } from '../PostCard';
import { RichText } from '../RichText';
import { Skeleton } from '../Skeleton';
import { Spinner } from '../Spinner';
import { base, focusRing, visuallyHidden } from '../theme';
import { commentListCopy } from './copy';
import * as styles from './CommentList.css';

/** One comment, with the replies the server sent. */
export interface CommentItem {
  id: string;
  author: PostAuthor;
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601. */
  dateTime: string;
  /** Shown at once, not yet stored. */
  isSending?: boolean;
  replies?: readonly CommentItem[];
}

/** Props of {@link CommentList}. */
export interface CommentListProps {
  comments: readonly CommentItem[];
  isLoading?: boolean;
  /** How many are to come: while they load their place is held, so that nothing below moves. @default 0 */
  expectedCount?: number;
  /** True when they could not be loaded. */
  isFailed?: boolean;
  onRetry?: () => void;
  hrefForMention?: (username: string) => string;
  labels?: Partial<typeof commentListCopy>;
  className?: string;
}

/** More than a window shows at once need no place held. */
const PLACES_MAX = 12;
/** Height of a comment of one line, in px. */
const ONE_LINE = 61;

/** The comments of a post, oldest first, replies indented under what they answer. */
export function CommentList({
  comments,
  isLoading = false,
  expectedCount = 0,
  isFailed = false,
  onRetry,
  hrefForMention,
  labels,
  className,
}: CommentListProps) {
  const copy = useMessages('commentList', commentListCopy, labels);
  if (isFailed) {
    return (
      <div role="alert" className={classNames(base, styles.note, className)}>
        {copy.failed}
        {onRetry && (
          <Button size="s" onPress={onRetry}>
            {copy.retry}
          </Button>
        )}
      </div>
    );
  }
  if (isLoading && expectedCount > 0) {
    return (
      <div className={classNames(base, styles.list, className)}>
        <output className={visuallyHidden}>{copy.loading}</output>
        {Array.from({ length: Math.min(expectedCount, PLACES_MAX) }, (_, index) => (
          <div key={index} className={styles.comment}>
            <Skeleton shape="circle" width={32} height={32} />
            <Skeleton shape="block" width={index % 2 ? '45%' : '60%'} height={ONE_LINE} />
          </div>
        ))}
      </div>
    );
  }
  if (isLoading) {
    return (
      <div className={classNames(base, styles.note, className)}>
        <Spinner label={copy.loading} />
        <span aria-hidden="true">{copy.loading}</span>
      </div>
    );
  }
  if (comments.length === 0)
    return <p className={classNames(base, styles.note, className)}>{copy.empty}</p>;
  return (
    <Comments
      comments={comments}
      className={classNames(styles.list, className)}
      label={copy.comments}
      copy={copy}
      hrefForMention={hrefForMention}
    />
  );
}

interface CommentsProps extends Pick<
  CommentListProps,
  'comments' | 'hrefForMention' | 'className'
> {
  label?: string;
  copy: typeof commentListCopy;
}

function Comments({ comments, label, copy, hrefForMention, className }: CommentsProps) {
  return (
    <ul aria-label={label} className={classNames(base, className)}>
      {comments.map(({ id, author, content, timeLabel, dateTime, isSending, replies = [] }) => {
        const name = author.name || copy.unknownAuthor;
        return (
          <li
            key={id}
            className={classNames(base, styles.comment)}
            aria-busy={isSending || undefined}
          >
            <Avatar name={name} src={author.src} size={32} isDecorative />
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
                    {isSending ? copy.sending : <time dateTime={dateTime}>{timeLabel}</time>}
                  </span>
                </div>
                <div className={styles.text}>
                  <RichText text={content} hrefForMention={hrefForMention} />
                </div>
              </div>
              {replies.length > 0 && (
                <Comments
                  comments={replies}
                  copy={copy}
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
