import type { Ref } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { Icon, type IconName } from '../../primitives/Icon';
import type { MenuAction } from '../../primitives/Menu';
import type { TextsOf } from '../../primitives/messages';
import { UnsentNote } from '../../primitives/UnsentNote';
import { base, focusRing } from '../../theme';
import { classNames } from '../../theme/classNames';
import { MoreMenu } from '../PostCard/MoreMenu';
import { RichText } from '../RichText';
import type { CommentAction, CommentItem } from './comment.types';
import type { commentListMessages } from './messages';
import * as styles from './CommentList.css';

interface CommentsProps {
  comments: readonly CommentItem[];
  label?: string;
  className?: string;
  hrefForMention: ((username: string) => string) | undefined;
  /** A link has led to this comment. */
  linkedId: string | undefined;
  /** Called with a comment that is to be answered, changed, or linked to. */
  onAction: ((id: string, action: Exclude<CommentAction, 'delete'>) => void) | undefined;
  text: TextsOf<typeof commentListMessages>;
  rootRef?: Ref<HTMLUListElement>;
  /** Called with a comment that somebody wants to delete, before they are asked. */
  onAskDelete: ((comment: CommentItem) => void) | undefined;
}

/** Comments with the replies below each. */
export function Comments({ comments, label, className, rootRef, ...props }: CommentsProps) {
  const { text, hrefForMention } = props;
  return (
    <ul
      ref={rootRef}
      tabIndex={rootRef ? -1 : undefined}
      aria-label={label}
      className={classNames(base, className)}
    >
      {comments.map((comment) => {
        const { id, author, isSending, unsent, replies = [] } = comment;
        const name = author.name || text.unknownAuthor;
        const canReply = comment.allowed?.includes('reply') && props.onAction;
        return (
          <li
            key={id}
            {...(id === props.linkedId && { tabIndex: -1, 'data-linked': true })}
            className={classNames(base, focusRing, styles.comment)}
            aria-busy={isSending || undefined}
          >
            <Avatar name={name} src={author.image} size={32} isDecorative />
            <div>
              <div className={canReply ? undefined : styles.beside}>
                <Bubble {...comment} name={name} text={text} hrefForMention={hrefForMention} />
                {!isSending && !unsent && <Actions {...props} comment={comment} name={name} />}
              </div>
              {unsent && <UnsentNote {...unsent} />}
              {replies.length > 0 && (
                <Comments {...props} comments={replies} className={styles.replies} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface BubbleProps extends CommentItem, Pick<CommentsProps, 'text' | 'hrefForMention'> {
  name: string;
}

/** Who says what, and when. */
function Bubble({ name, author, text, hrefForMention, ...comment }: BubbleProps) {
  return (
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
          {comment.isSending ? (
            text.sending
          ) : (
            <time dateTime={comment.dateTime}>{comment.timeLabel}</time>
          )}
          {comment.isEdited && ` · ${text.edited}`}
          {comment.isReply && ` · ${text.replyToEarlier}`}
        </span>
      </div>
      <div className={styles.text}>
        <RichText text={comment.content} hrefForMention={hrefForMention} />
      </div>
    </div>
  );
}

interface ActionsProps extends Pick<CommentsProps, 'text' | 'onAction' | 'onAskDelete'> {
  comment: CommentItem;
  name: string;
}

const actionIcons: Readonly<Record<CommentAction, IconName>> = {
  reply: 'comment',
  edit: 'edit',
  copyLink: 'link',
  delete: 'trash',
};

/** What the viewer may do with a comment: answer it, and the rest behind one button. */
function Actions({ comment, name, text, onAction, onAskDelete }: ActionsProps) {
  const { id, allowed = [] } = comment;
  const shown = allowed.filter((action) => (action === 'delete' ? onAskDelete : onAction));
  const items = shown
    .filter((action) => action !== 'reply')
    .map((action): MenuAction => ({
      id: action,
      label: text[action],
      icon: <Icon name={actionIcons[action]} />,
      ...(action === 'delete' && { tone: 'critical' }),
    }))
    .toSorted((a, b) => Number(a.tone === 'critical') - Number(b.tone === 'critical'));
  if (shown.length === 0) return null;
  return (
    <div className={styles.actions}>
      {shown.includes('reply') && (
        <Button
          variant="quiet"
          size="small"
          aria-label={text.replyTo(name)}
          className={styles.action}
          onPress={() => onAction?.(id, 'reply')}
        >
          {text.reply}
        </Button>
      )}
      <MoreMenu
        size="small"
        label={text.more(name)}
        items={items}
        className={styles.more}
        onAction={(action) => {
          if (action === 'delete') onAskDelete?.(comment);
          else onAction?.(id, action as Exclude<CommentAction, 'delete'>);
        }}
      />
    </div>
  );
}
