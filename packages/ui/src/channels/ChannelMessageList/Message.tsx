import { Avatar } from '../../primitives/Avatar';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import type { TextsOf } from '../../primitives/messages';
import { UnsentNote } from '../../primitives/UnsentNote';
import { RichText } from '../../posts';
import { base, focusRing } from '../../theme';
import { classNames } from '../../theme/classNames';
import type { ChannelMessageItem } from './channelMessage.types';
import type { channelMessageListMessages } from './messages';
import * as styles from './ChannelMessageList.css';

interface MessageProps {
  message: ChannelMessageItem;
  hrefForMention: ((username: string) => string) | undefined;
  /** Called before somebody is asked whether to delete it. */
  onAskDelete: ((id: string) => void) | undefined;
  text: TextsOf<typeof channelMessageListMessages>;
}

/** One message: who, when, what, and what can be done with it. */
export function Message({ message, text, hrefForMention, onAskDelete }: MessageProps) {
  const {
    id,
    author,
    content,
    timeLabel,
    dateTime,
    mediaUrls = [],
    isOwn,
    isSending,
    unsent,
    reaction,
    canDelete = false,
  } = message;
  const name = author.name || text.unknownAuthor;
  const own = isOwn ? '' : undefined;
  return (
    <div
      data-message={id}
      aria-busy={isSending || undefined}
      className={classNames(base, styles.message)}
    >
      <Avatar name={name} src={author.image} size={32} isDecorative />
      <div className={styles.body}>
        <div className={styles.head}>
          {author.href ? (
            <a
              href={author.href}
              data-own={own}
              className={classNames(base, focusRing, styles.author)}
            >
              {name}
            </a>
          ) : (
            <span data-own={own} className={styles.author}>
              {name}
            </span>
          )}
          <span className={styles.time}>
            {isSending ? text.sending : <time dateTime={dateTime}>{timeLabel}</time>}
          </span>
        </div>
        <div className={styles.text}>
          <RichText text={content} hrefForMention={hrefForMention} />
        </div>
        {message.belowText}
        {mediaUrls.map((url) => (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.image}
          />
        ))}
        {unsent && <UnsentNote {...unsent} />}
      </div>
      {!isSending && (reaction || canDelete) && (
        <div className={styles.reactions}>
          {canDelete && onAskDelete && (
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
      )}
    </div>
  );
}
