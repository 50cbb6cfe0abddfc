import { useId, useState, type ReactNode, type Ref } from 'react';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { ConfirmDialog } from '../ConfirmDialog';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Menu, type MenuAction } from '../Menu';
import { useMessages } from '../MessagesProvider';
import { ReactionButton, type ReactionButtonProps } from '../ReactionButton';
import { RichText } from '../RichText';
import { base, focusRing } from '../theme';
import { postCardCopy } from './copy';
import { PostMedia } from './PostMedia';
import * as styles from './PostCard.css';

/** A person beside what they wrote. */
export interface PostAuthor {
  name: string;
  src?: string | null;
  /** Where the name leads. */
  href?: string;
}

/** Props of {@link PostCard}. */
export interface PostCardProps {
  author: PostAuthor;
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601. */
  dateTime: string;
  /** Addresses of pictures. */
  mediaUrls?: readonly string[];
  /** What each picture shows, in words, in the order of `mediaUrls`; missing or empty ones are named after the author. */
  mediaAlts?: readonly string[];
  /** Reaction of the viewer, number of all, and what to do on a click and on a choice. Without it nobody can react. */
  reaction?: Pick<ReactionButtonProps, 'reaction' | 'count' | 'onToggle' | 'onSelect'>;
  /** Shown as words alone where `onToggleComments` is missing. */
  commentCount?: number;
  isCommentsOpen?: boolean;
  onToggleComments?: () => void;
  onShare?: () => void;
  /** Given to the author only; called after the question has been answered. */
  onDelete?: () => void;
  isDeleting?: boolean;
  /** What else can be done with the post, behind one button; without any there is no button. */
  actions?: readonly MenuAction[];
  /** Called with the id of the chosen action. */
  onAction?: (id: string) => void;
  /** Shown at once, not yet stored: nothing can be done with it. */
  isSending?: boolean;
  /** The post a link has led to. */
  isHighlighted?: boolean;
  hrefForMention?: (username: string) => string;
  /** Stands below the text, e.g. cards for addresses in it. */
  belowText?: ReactNode;
  /** Comments and their composer, shown while `isCommentsOpen`. */
  children?: ReactNode;
  labels?: Partial<typeof postCardCopy>;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** One post of a feed: who, when, what, reactions and comments. */
export function PostCard({ ref, ...props }: PostCardProps) {
  const {
    author,
    content,
    timeLabel,
    dateTime,
    mediaUrls = [],
    mediaAlts = [],
    reaction,
    commentCount = 0,
    isCommentsOpen = false,
    isSending = false,
  } = props;
  const copy = useMessages('postCard', postCardCopy, props.labels);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const name = author.name || copy.unknownAuthor;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-author`}
      aria-describedby={content === '' ? undefined : `${id}-text`}
      aria-busy={isSending || undefined}
      data-highlighted={props.isHighlighted ? '' : undefined}
      className={classNames(base, styles.post, props.className)}
    >
      <header className={classNames(base, styles.head)}>
        <Avatar name={name} src={author.src} size={40} isDecorative />
        <div className={styles.who}>
          {author.href ? (
            <a
              id={`${id}-author`}
              href={author.href}
              className={classNames(base, focusRing, styles.author)}
            >
              {name}
            </a>
          ) : (
            <span id={`${id}-author`} className={styles.author}>
              {name}
            </span>
          )}
          <span className={styles.time}>
            {isSending ? copy.sending : <time dateTime={dateTime}>{timeLabel}</time>}
            {props.isHighlighted && ` · ${copy.linkedPost}`}
          </span>
        </div>
        {props.onDelete && !isSending && (
          <Button
            variant="quiet"
            size="s"
            icon={<Icon name="trash" size={16} />}
            isDisabled={props.isDeleting}
            onPress={() => setAsking(true)}
          >
            {props.isDeleting ? copy.deleting : copy.delete}
          </Button>
        )}
        {props.actions && props.actions.length > 0 && !isSending && (
          <Menu
            trigger={<IconButton size="s" label={copy.more(name)} icon={<Icon name="more" />} />}
            items={props.actions}
            onAction={(action) => props.onAction?.(action)}
          />
        )}
      </header>
      {content !== '' && (
        <div id={`${id}-text`} className={styles.text}>
          <RichText text={content} hrefForMention={props.hrefForMention} />
        </div>
      )}
      {props.belowText}
      {mediaUrls.length > 0 && (
        <PostMedia urls={mediaUrls} alts={mediaAlts} author={name} labels={copy} />
      )}
      {!isSending && (
        <div className={styles.actions}>
          {reaction && <ReactionButton {...reaction} aria-describedby={`${id}-author`} />}
          {props.onToggleComments && (
            <Button
              variant="quiet"
              size="s"
              className={styles.comments}
              icon={<Icon name="comment" size={16} />}
              aria-expanded={isCommentsOpen}
              onPress={props.onToggleComments}
            >
              {copy.comments(commentCount)}
            </Button>
          )}
          {!props.onToggleComments && props.commentCount !== undefined && (
            <span className={styles.commentCount}>
              <Icon name="comment" size={16} />
              {copy.comments(commentCount)}
            </span>
          )}
          {props.onShare && (
            <Button
              variant="quiet"
              size="s"
              icon={<Icon name="share" size={16} />}
              onPress={props.onShare}
            >
              <span className={styles.shareLabel}>{copy.share}</span>
            </Button>
          )}
        </div>
      )}
      {isCommentsOpen && <div className={styles.below}>{props.children}</div>}
      {props.onDelete && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={copy.deleteQuestion}
          confirmLabel={copy.delete}
          cancelLabel={copy.cancel}
          tone="critical"
          onConfirm={() => {
            setAsking(false);
            props.onDelete?.();
          }}
        />
      )}
    </article>
  );
}
