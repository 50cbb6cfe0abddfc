import { forwardRef, useId, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { ConfirmDialog } from '../../primitives/ConfirmDialog';
import { Icon } from '../../primitives/Icon';
import { useMessages } from '../../primitives/messages';
import { ReactionButton } from '../ReactionButton';
import { RichText } from '../RichText';
import { UnsentNote } from '../../primitives/UnsentNote';
import { base } from '../../theme';
import { postCardMessages } from './messages';
import type { PostCardProps } from './postCard.types';
import { isUnstored, PostHead, type PartProps } from './PostHead';
import { PostMedia } from './PostMedia';
import * as styles from './PostCard.css';
import { useFocusAfterEditing } from './useFocusAfterEditing';

/** One post of a feed: who, when, what, reactions and comments. */
export const PostCard = forwardRef<HTMLElement, PostCardProps>(function PostCard(props, ref) {
  const {
    author,
    content,
    mediaUrls = [],
    mediaSrcSets = [],
    mediaAlts = [],
    isCommentsOpen = false,
    isSending = false,
  } = props;
  const text = useMessages(postCardMessages, props.labels);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const name = author.name || text.unknownAuthor;
  const card = useObjectRef(ref);
  useFocusAfterEditing(card, Boolean(props.editor));
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={`${id}-author`}
      aria-describedby={content === '' || props.editor ? undefined : `${id}-text`}
      aria-busy={isSending || undefined}
      data-highlighted={props.isHighlighted ? '' : undefined}
      className={classNames(base, styles.post, props.className)}
    >
      <PostHead {...props} id={id} name={name} onAskDelete={() => setAsking(true)} text={text} />
      {props.editor}
      {content !== '' && !props.editor && (
        <div id={`${id}-text`} className={styles.text}>
          <RichText text={content} hrefForMention={props.hrefForMention} />
        </div>
      )}
      {props.belowText}
      {mediaUrls.length > 0 && (
        <PostMedia
          urls={mediaUrls}
          srcSets={mediaSrcSets}
          alts={mediaAlts}
          author={name}
          labels={text}
        />
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
          className={styles.action}
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
          className={styles.action}
          icon={<Icon name="share" size={16} />}
          onPress={props.onShare}
        >
          <span className={styles.shareLabel}>{text.share}</span>
        </Button>
      )}
    </div>
  );
}
