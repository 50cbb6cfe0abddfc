import { forwardRef, useId, useState, type ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { ConfirmDialog } from '../../primitives/ConfirmDialog';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Menu, type MenuAction } from '../../primitives/Menu';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { ReactionButton, type ReactionButtonProps } from '../ReactionButton';
import { RichText } from '../RichText';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { base, focusRing } from '../../theme';
import { postCardMessages } from './messages';
import { PostMedia } from './PostMedia';
import * as styles from './PostCard.css';

/** A person beside what they wrote. */
export interface PostAuthor {
  /** The name to show. */
  name: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Where the name leads. */
  href?: string;
}

/** Props of {@link PostCard}. */
export interface PostCardProps {
  /** Who wrote it; an empty name is replaced by a text. */
  author: PostAuthor;
  /** Plain text; addresses and mentions in it become links. Empty for a picture alone. */
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** Addresses of pictures. */
  mediaUrls?: readonly string[];
  /**
   * What each picture shows, in words, in the order of `mediaUrls`; missing or empty ones are named
   * after the author.
   */
  mediaAlts?: readonly string[];
  /**
   * Reaction of the viewer, number of all, and what to do on a click and on a choice. Without it
   * nobody can react.
   */
  reaction?: Pick<ReactionButtonProps, 'reaction' | 'count' | 'onToggle' | 'onSelect'>;
  /** Shown as words alone where `onToggleComments` is missing; left out while it is not known. */
  commentCount?: number | undefined;
  /** Whether `children` are shown; the caller keeps this state. @default false */
  isCommentsOpen?: boolean;
  /** Called on the button that shows and hides the comments; without it there is none. */
  onToggleComments?: () => void;
  /** Called on Share; without it there is no such button. */
  onShare?: () => void;
  /** Given to the author only; called after the question has been answered. */
  onDelete?: () => void;
  /** Whether deleting is under way; its button waits. @default false */
  isDeleting?: boolean;
  /** What else can be done with the post, behind one button; without any there is no button. */
  actions?: readonly MenuAction[];
  /** Called with the id of the chosen action. */
  onAction?: (id: string) => void;
  /** Shown at once, not yet stored: nothing can be done with it. */
  isSending?: boolean;
  /** Not known to have been stored: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** The post a link has led to. */
  isHighlighted?: boolean;
  /** Where a mention leads; without it mentions are marked but not links. */
  hrefForMention?: (username: string) => string;
  /** Stands below the text, e.g. cards for addresses in it. */
  belowText?: ReactNode;
  /** Comments and their composer, shown while `isCommentsOpen`. */
  children?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof postCardMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One post of a feed: who, when, what, reactions and comments. */
export const PostCard = forwardRef<HTMLElement, PostCardProps>(function PostCard(props, ref) {
  const {
    author,
    content,
    mediaUrls = [],
    mediaAlts = [],
    isCommentsOpen = false,
    isSending = false,
  } = props;
  const text = useMessages(postCardMessages, props.labels);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const name = author.name || text.unknownAuthor;
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
      <Head {...props} id={id} name={name} onAskDelete={() => setAsking(true)} text={text} />
      {content !== '' && (
        <div id={`${id}-text`} className={styles.text}>
          <RichText text={content} hrefForMention={props.hrefForMention} />
        </div>
      )}
      {props.belowText}
      {mediaUrls.length > 0 && (
        <PostMedia urls={mediaUrls} alts={mediaAlts} author={name} labels={text} />
      )}
      {props.unsent && <UnsentNote {...props.unsent} />}
      {!isUnstored(props) && <Actions {...props} id={id} text={text} />}
      {isCommentsOpen && <div className={styles.below}>{props.children}</div>}
      {props.onDelete && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={text.deleteQuestion}
          confirmLabel={text.delete}
          cancelLabel={text.cancel}
          tone="critical"
          onConfirm={() => {
            setAsking(false);
            props.onDelete?.();
          }}
        />
      )}
    </article>
  );
});

/** Nothing can be done with what the server does not have. */
const isUnstored = ({ isSending = false, unsent }: PostCardProps) =>
  isSending || unsent !== undefined;

type PartProps = PostCardProps & {
  id: string;
  text: TextsOf<typeof postCardMessages>;
};

/** Who wrote it and when, and what its author and moderators can do with it. */
function Head(props: PartProps & { name: string; onAskDelete: () => void }) {
  const { id, name, author, actions = [], isSending = false, text } = props;
  return (
    <header className={classNames(base, styles.head)}>
      <Avatar name={name} src={author.image} size={40} isDecorative />
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
          {isSending ? text.sending : <time dateTime={props.dateTime}>{props.timeLabel}</time>}
          {props.isHighlighted && ` · ${text.linkedPost}`}
        </span>
      </div>
      {props.onDelete && !isUnstored(props) && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="trash" size={16} />}
          isDisabled={props.isDeleting}
          onPress={props.onAskDelete}
        >
          {props.isDeleting ? text.deleting : text.delete}
        </Button>
      )}
      {actions.length > 0 && !isUnstored(props) && (
        <Menu
          trigger={<IconButton size="small" label={text.more(name)} icon={<Icon name="more" />} />}
          items={actions}
          onAction={(action) => props.onAction?.(action)}
        />
      )}
    </header>
  );
}

/** What everybody can do with it. */
function Actions(props: PartProps) {
  const { id, reaction, commentCount, isCommentsOpen = false, text } = props;
  return (
    <div className={styles.actions}>
      {reaction && <ReactionButton {...reaction} aria-describedby={`${id}-author`} />}
      {props.onToggleComments && (
        <Button
          variant="quiet"
          size="small"
          className={styles.comments}
          icon={<Icon name="comment" size={16} />}
          aria-expanded={isCommentsOpen}
          onPress={props.onToggleComments}
        >
          {commentCount === undefined ? text.commentsUncounted : text.comments(commentCount)}
        </Button>
      )}
      {!props.onToggleComments && commentCount !== undefined && (
        <span className={styles.commentCount}>
          <Icon name="comment" size={16} />
          {text.comments(commentCount)}
        </span>
      )}
      {props.onShare && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="share" size={16} />}
          onPress={props.onShare}
        >
          <span className={styles.shareLabel}>{text.share}</span>
        </Button>
      )}
    </div>
  );
}
