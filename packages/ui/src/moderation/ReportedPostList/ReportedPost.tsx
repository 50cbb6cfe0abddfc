import { Avatar } from '../../primitives/Avatar';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { limitLineBreaks } from '../../primitives/limitLineBreaks';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { PostMedia, postCardMessages, type PostAuthor } from '../../posts';
import type { reportedPostListMessages } from './messages';
import * as styles from './ReportedPostList.css';

/** A post that members have reported. */
export interface ReportedPostItem {
  /** What the callbacks are called with; unique in the list. */
  id: string;
  /** Who wrote the post. */
  author: PostAuthor;
  /** Empty for a picture alone. */
  content: string;
  /** Its pictures, which whoever decides has to see. @default none */
  mediaUrls?: readonly string[];
  /**
   * Each picture in several widths, as `srcset` of HTML takes them, in the order of `mediaUrls`.
   * @default none
   */
  mediaSrcSets?: readonly (string | undefined)[];
  /** What each picture shows, in their order. @default none */
  mediaAlts?: readonly string[];
  /** When it was written, in words. */
  timeLabel: string;
  /** When it was written, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** What was given as the reason, and by how many people. */
  reasons: readonly { label: string; count: number }[];
  /** A decision is under way. */
  isPending?: boolean;
}

interface ReportedPostProps {
  report: ReportedPostItem;
  onKeep: (id: string) => void;
  onRemove: (id: string) => void;
  rowRef: ((id: string, element: Element | null) => void) | undefined;
  text: TextsOf<typeof reportedPostListMessages>;
}

/** One reported post, why it was reported, and the two decisions. */
export function ReportedPost({ report, onKeep, onRemove, rowRef, text }: ReportedPostProps) {
  const {
    id,
    author,
    content,
    mediaUrls = [],
    mediaSrcSets = [],
    mediaAlts = [],
    reasons,
    isPending,
  } = report;
  const ofPosts = useMessages(postCardMessages);
  return (
    <li
      ref={rowRef && ((element) => rowRef(id, element))}
      className={styles.item}
      aria-busy={isPending || undefined}
    >
      <div className={styles.head}>
        <Avatar name={author.name} src={author.image} size={40} isDecorative />
        <span className={styles.who}>
          {author.href ? (
            <a href={author.href} className={styles.author}>
              {author.name}
            </a>
          ) : (
            <span className={styles.author}>{author.name}</span>
          )}
          <time dateTime={report.dateTime} className={styles.time}>
            {report.timeLabel}
          </time>
        </span>
      </div>
      {content ? (
        <p className={styles.content}>{limitLineBreaks(content)}</p>
      ) : (
        <p className={styles.quiet}>{text.pictureOnly}</p>
      )}
      <PostMedia
        urls={mediaUrls}
        srcSets={mediaSrcSets}
        alts={mediaAlts}
        author={author.name}
        labels={ofPosts}
      />
      <ul className={styles.reasons}>
        {reasons.map(({ label, count }) => (
          <li key={label}>
            <Badge tone="warning">{text.reason(label, count)}</Badge>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="small" isDisabled={isPending} onPress={() => onKeep(id)}>
          {text.keep}
        </Button>
        <Button
          size="small"
          variant="critical"
          icon={<Icon name="trash" size={16} />}
          isDisabled={isPending}
          onPress={() => onRemove(id)}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
