import { forwardRef, useRef, type ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { RichText, type PostAuthor } from '../../posts';
import { Spinner } from '../../primitives/Spinner';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { WindowedList } from '../../primitives/WindowedList';
import { base, focusRing } from '../../theme';
import { channelMessageListMessages } from './messages';
import * as styles from './ChannelMessageList.css';
import { useChannelScroll } from './useChannelScroll';

/** One message of a channel. */
export interface ChannelMessageItem {
  /** Unique in the channel; keeps the reader's place when older messages come in above. */
  id: string;
  /** Who wrote it; an empty name is replaced by a text. */
  author: PostAuthor;
  /** Plain text; addresses and mentions in it become links. */
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** Addresses of pictures, shown below the text. */
  mediaUrls?: readonly string[];
  /** Written by the viewer. */
  isOwn?: boolean;
  /** Shown at once, not yet stored. */
  isSending?: boolean;
  /** Not known to have been stored: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** Stands below the text, e.g. cards for addresses in it. */
  belowText?: ReactNode;
  /** A dense ReactionButton of the variant `channel`. */
  reaction?: ReactNode;
}

/** Props of {@link ChannelMessageList}. */
export interface ChannelMessageListProps {
  /** The channel's name, for assistive technology. */
  label: string;
  /** Oldest first. */
  messages: readonly ChannelMessageItem[];
  /**
   * State of the first page; shown only while there are no messages.
   * @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** Whether there are messages before the first one. */
  hasOlder?: boolean;
  /**
   * State of the page before; after an error it is asked for by a button only.
   * @default 'ready'
   */
  olderStatus?: 'loading' | 'ready' | 'error';
  /** Called within 80 px of the top, while nothing is loading. */
  onLoadOlder?: () => void;
  /** Where a mention leads; without it mentions are marked but not links. */
  hrefForMention?: (username: string) => string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof channelMessageListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * A channel's messages: the newest at the bottom, older ones as one scrolls up, the reader's place
 * kept.
 */
export const ChannelMessageList = forwardRef<HTMLDivElement, ChannelMessageListProps>(
  function ChannelMessageList(props, ref) {
    const {
      label,
      messages,
      status = 'ready',
      hasOlder = false,
      olderStatus = 'ready',
      hrefForMention,
    } = props;
    const text = useMessages(channelMessageListMessages, props.labels);
    const scroller = useRef<HTMLDivElement>(null);
    const place = useChannelScroll({
      scroller,
      ids: messages.map(({ id }) => id),
      sendingId: messages.findLast(({ isSending }) => isSending)?.id,
      canLoadOlder: hasOlder && olderStatus === 'ready',
      onLoadOlder: props.onLoadOlder,
    });

    return (
      <div ref={ref} className={classNames(base, styles.frame, props.className)}>
        <div
          ref={scroller}
          role="log"
          aria-label={`${text.messages}: ${label}`}
          aria-busy={status === 'loading'}
          // A scrolling region has to be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.scroller}
          onScroll={place.onScroll}
        >
          {messages.length === 0 && (
            <div className={styles.middle}>
              {status === 'error' ? (
                <ErrorState title={text.failed} onRetry={props.onRetry} retryLabel={text.retry} />
              ) : status === 'loading' ? (
                <Spinner label={text.loading} />
              ) : (
                <EmptyState illustration="chat" title={text.empty} />
              )}
            </div>
          )}
          {messages.length > 0 && hasOlder && (
            <div data-unanchored="" className={styles.older}>
              {olderStatus === 'loading' && <Spinner label={text.loadingOlder} />}
              {olderStatus === 'error' && (
                <>
                  {text.olderFailed}
                  <Button size="small" onPress={props.onLoadOlder}>
                    {text.retry}
                  </Button>
                </>
              )}
            </div>
          )}
          {messages.length > 0 && (
            <WindowedList
              label={label}
              items={messages}
              renderItem={(message) => (
                <Message message={message} text={text} hrefForMention={hrefForMention} />
              )}
              partSize={12}
              rowHeight={52}
              follows={place.isAtBottom}
              className={classNames(base, styles.list)}
              partClassName={classNames(base, styles.part)}
              itemClassName={base}
            />
          )}
        </div>
        {place.hasNew && (
          <Button size="small" variant="primary" className={styles.pill} onPress={place.toBottom}>
            {text.newMessages}
          </Button>
        )}
      </div>
    );
  },
);

interface MessageProps extends Pick<ChannelMessageListProps, 'hrefForMention'> {
  message: ChannelMessageItem;
  text: TextsOf<typeof channelMessageListMessages>;
}

function Message({ message, text, hrefForMention }: MessageProps) {
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
      {!isSending && reaction && <div className={styles.reactions}>{reaction}</div>}
    </div>
  );
}
