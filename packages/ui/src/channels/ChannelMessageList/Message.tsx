import { Avatar } from '../../primitives/Avatar';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { UnsentNote } from '../../primitives/UnsentNote';
import { postCardMessages, PostMedia, RichText } from '../../posts';
import { base, focusRing } from '../../theme';
import { classNames } from '../../theme/classNames';
import type { ChannelMessageItem } from './channelMessage.types';
import type { channelMessageListMessages } from './messages';
import * as styles from './ChannelMessageList.css';

interface MessageProps {
  message: ChannelMessageItem;
  hrefForMention: ((username: string) => string) | undefined;
  onEdit: ((id: string) => void) | undefined;
  /** Called before somebody is asked whether to delete it. */
  onAskDelete: ((id: string) => void) | undefined;
  text: TextsOf<typeof channelMessageListMessages>;
}

/** One message: who, when, what, and what can be done with it. */
export function Message(props: MessageProps) {
  const { message, text, hrefForMention } = props;
  const {
    id,
    author,
    content,
    mediaUrls = [],
    mediaSrcSets = [],
    mediaAlts = [],
    isSending,
    unsent,
  } = message;
  const pictureText = useMessages(postCardMessages);
  const name = author.name || text.unknownAuthor;
  return (
    <div
      data-message={id}
      aria-busy={isSending || undefined}
      className={classNames(base, styles.message)}
    >
      <Avatar name={name} src={author.image} size={32} isDecorative />
      <div className={styles.body}>
        <Head message={message} name={name} text={text} />
        {content !== '' && (
          <div className={styles.text}>
            <RichText text={content} hrefForMention={hrefForMention} />
          </div>
        )}
        {message.belowText}
        {mediaUrls.length > 0 && (
          <div className={styles.media}>
            <PostMedia
              urls={mediaUrls}
              srcSets={mediaSrcSets}
              alts={mediaAlts}
              author={name}
              labels={pictureText}
            />
          </div>
        )}
        {unsent && <UnsentNote {...unsent} />}
      </div>
      {!isSending && <Actions {...props} name={name} />}
    </div>
  );
}

interface HeadProps extends Pick<MessageProps, 'message' | 'text'> {
  name: string;
}

/** Who says it, and when. */
function Head({ message, name, text }: HeadProps) {
  const { author, isOwn, isSending, timeLabel, dateTime, isEdited } = message;
  const own = isOwn ? '' : undefined;
  return (
    <div className={styles.head}>
      {author.href ? (
        <a href={author.href} data-own={own} className={classNames(base, focusRing, styles.author)}>
          {name}
        </a>
      ) : (
        <span data-own={own} className={styles.author}>
          {name}
        </span>
      )}
      <span className={styles.time}>
        {isSending ? text.sending : <time dateTime={dateTime}>{timeLabel}</time>}
        {isEdited && ` · ${text.edited}`}
      </span>
    </div>
  );
}

/** What the viewer may do with it. */
function Actions({ message, name, text, onEdit, onAskDelete }: MessageProps & { name: string }) {
  const { id, reaction, canEdit = false, canDelete = false } = message;
  const isEditable = canEdit && onEdit !== undefined;
  const isDeletable = canDelete && onAskDelete !== undefined;
  if (!reaction && !isEditable && !isDeletable) return null;
  return (
    <div className={styles.reactions}>
      {isEditable && (
        <IconButton
          size="small"
          label={text.edit}
          icon={<Icon name="edit" size={16} />}
          className={styles.quietUntilNear}
          onPress={() => onEdit(id)}
        />
      )}
      {isDeletable && (
        <IconButton
          size="small"
          label={text.deleteBy(name)}
          icon={<Icon name="trash" size={16} />}
          className={styles.quietUntilNear}
          onPress={() => onAskDelete(id)}
        />
      )}
      {reaction}
    </div>
  );
}
