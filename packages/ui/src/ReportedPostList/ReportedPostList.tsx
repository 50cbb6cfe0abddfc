import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { postCardCopy, type PostAuthor } from '../PostCard';
import { PostMedia } from '../PostCard/PostMedia';
import { Spinner } from '../Spinner';
import { reportedPostListCopy } from './copy';
import * as styles from './ReportedPostList.css';

/** A post that members have reported. */
export interface ReportedPostItem {
  id: string;
  author: PostAuthor;
  /** Empty for a picture alone. */
  content: string;
  /** Its pictures, which whoever decides has to see. @default none */
  mediaUrls?: readonly string[];
  /** What each picture shows, in their order. @default none */
  mediaAlts?: readonly string[];
  /** When it was written, in words. */
  timeLabel: string;
  /** When it was written, as ISO 8601. */
  dateTime: string;
  /** What was given as the reason, and by how many people. */
  reasons: readonly { label: string; count: number }[];
  /** A decision is under way. */
  isPending?: boolean;
}

/** Props of {@link ReportedPostList}. */
export interface ReportedPostListProps {
  reports: readonly ReportedPostItem[];
  status: 'loading' | 'ready' | 'failed';
  onRetry?: () => void;
  /** The post stays; its reports are done with. */
  onKeep: (id: string) => void;
  onRemove: (id: string) => void;
  labels?: Partial<typeof reportedPostListCopy>;
}

/** Reported posts, the latest report first, each to be kept or deleted. */
export function ReportedPostList({
  reports,
  status,
  onRetry,
  onKeep,
  onRemove,
  labels,
}: ReportedPostListProps) {
  const copy = useMessages('reportedPostList', reportedPostListCopy, labels);
  const ofPosts = useMessages('postCard', postCardCopy);
  if (status === 'failed')
    return <ErrorState title={copy.failed} onRetry={onRetry} retryLabel={copy.retry} />;
  if (status === 'loading') {
    return (
      <div className={styles.waiting}>
        <Spinner label={copy.loading} />
      </div>
    );
  }
  if (reports.length === 0) return <EmptyState illustration="posts" title={copy.empty} />;
  return (
    <ul aria-label={copy.label} className={styles.list}>
      {reports.map(
        ({
          id,
          author,
          content,
          mediaUrls = [],
          mediaAlts = [],
          timeLabel,
          dateTime,
          reasons,
          isPending,
        }) => (
          <li key={id} className={styles.item} aria-busy={isPending || undefined}>
            <div className={styles.head}>
              <Avatar name={author.name} src={author.src} size={40} isDecorative />
              <span className={styles.who}>
                {author.href ? (
                  <a href={author.href} className={styles.author}>
                    {author.name}
                  </a>
                ) : (
                  <span className={styles.author}>{author.name}</span>
                )}
                <time dateTime={dateTime} className={styles.time}>
                  {timeLabel}
                </time>
              </span>
            </div>
            {content ? (
              <p className={styles.content}>{content}</p>
            ) : (
              <p className={styles.quiet}>{copy.pictureOnly}</p>
            )}
            <PostMedia urls={mediaUrls} alts={mediaAlts} author={author.name} labels={ofPosts} />
            <ul className={styles.reasons}>
              {reasons.map(({ label, count }) => (
                <li key={label}>
                  <Badge tone="caution">{copy.reason(label, count)}</Badge>
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <Button size="s" isDisabled={isPending} onPress={() => onKeep(id)}>
                {copy.keep}
              </Button>
              <Button
                size="s"
                variant="danger"
                icon={<Icon name="trash" size={16} />}
                isDisabled={isPending}
                onPress={() => onRemove(id)}
              >
                {copy.remove}
              </Button>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
