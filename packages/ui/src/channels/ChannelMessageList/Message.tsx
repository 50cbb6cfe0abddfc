import { useRef, type PointerEvent } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { UnsentNote } from '../../primitives/UnsentNote';
import { postCardMessages, PostMedia, RichText, useLongPress } from '../../posts';
import { base, focusRing, visuallyHidden } from '../../theme';
import { classNames } from '../../theme/classNames';
import type { ChannelMessageItem } from './channelMessage.types';
import type { channelMessageListMessages } from './messages';
import * as styles from './ChannelMessageList.css';

interface MessageProps {
  message: ChannelMessageItem;
  /** The day that begins with it. */
  day: string | undefined;
  /** What is new to the viewer begins with it. */
  isFirstUnread: boolean;
  /** It follows one of the same person, which says who and when for both. */
  isContinued: boolean;
  hrefForMention: ((username: string) => string) | undefined;
  onEdit: ((id: string) => void) | undefined;
  /** Called before somebody is asked whether to delete it. */
  onAskDelete: ((id: string) => void) | undefined;
  text: TextsOf<typeof channelMessageListMessages>;
}

/** One message: who, when, what, and what can be done with it. */
export function Message(props: MessageProps) {
  const { message, day, isFirstUnread, isContinued, text, hrefForMention } = props;
  const { id, author, content, mediaUrls = [], isSending, unsent } = message;
  const pictureText = useMessages(postCardMessages);
  const name = author.name || text.unknownAuthor;
  const row = useRef<HTMLDivElement>(null);
  const longTouch = useLongTouch(() => {
    const button = row.current?.querySelector<HTMLElement>('[data-actions] button');
    button?.focus({ preventScroll: true });
  });
  return (
    <>
      {/* It leaves the row once older messages of the day come: nothing is held by it. */}
      {day && (
        <p data-unanchored="" className={classNames(base, styles.day)}>
          {day}
        </p>
      )}
      {isFirstUnread && (
        <p data-unanchored="" className={classNames(base, styles.unread)}>
          {text.unreadFrom}
        </p>
      )}
      <div
        ref={row}
        data-message={id}
        data-continued={isContinued || undefined}
        aria-busy={isSending || undefined}
        className={classNames(base, styles.message)}
      >
        <div data-unanchored="" className={styles.face}>
          {!isContinued && <Avatar name={name} src={author.image} size={32} isDecorative />}
        </div>
        <div {...longTouch} className={styles.body}>
          <Head {...{ message, isContinued, name, text }} />
          {content !== '' && (
            <div className={styles.text}>
              <RichText text={content} hrefForMention={hrefForMention} />
            </div>
          )}
          {isContinued && (isSending || message.isEdited) && (
            <p className={classNames(base, styles.time)}>
              {isSending ? text.sending : text.edited}
            </p>
          )}
          {message.belowText}
          {mediaUrls.length > 0 && (
            <div className={styles.media}>
              <PostMedia
                urls={mediaUrls}
                srcSets={message.mediaSrcSets ?? []}
                alts={message.mediaAlts ?? []}
                author={name}
                labels={pictureText}
              />
            </div>
          )}
          {unsent && <UnsentNote {...unsent} />}
        </div>
        {!isSending && <Actions {...props} name={name} />}
      </div>
    </>
  );
}

/** A long touch leads to what can be done, which nothing points at there; a mouse points. */
function useLongTouch(onLongTouch: () => void) {
  const handlers = useLongPress(onLongTouch);
  return {
    ...handlers,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') handlers.onPointerDown(event);
    },
  };
}

interface HeadProps extends Pick<MessageProps, 'message' | 'isContinued' | 'text'> {
  name: string;
}

/** Who says it, and when: not to be seen where the message before says it. */
function Head({ message, isContinued, name, text }: HeadProps) {
  const { author, isOwn, isSending, timeLabel, dateTime, isEdited } = message;
  const own = isOwn ? '' : undefined;
  const time = <time dateTime={dateTime}>{timeLabel}</time>;
  if (isContinued)
    return (
      <div data-unanchored="" className={styles.head}>
        <span className={visuallyHidden}>
          {name} {!isSending && time}
        </span>
      </div>
    );
  return (
    <div data-unanchored="" className={styles.head}>
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
        {isSending ? text.sending : time}
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
    <div data-actions className={styles.actions}>
      {reaction}
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
    </div>
  );
}
