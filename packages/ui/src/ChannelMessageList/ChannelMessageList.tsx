import { useRef, type ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { useMessages } from '../MessagesProvider';
import type { PostAuthor } from '../PostCard';
import { RichText } from '../RichText';
import { Spinner } from '../Spinner';
import { base, focusRing } from '../theme';
import { channelMessageListCopy } from './copy';
import * as styles from './ChannelMessageList.css';
import { useKeptPlace } from './useKeptPlace';

/** One message of a channel. */
export interface ChannelMessageItem {
  id: string;
  author: PostAuthor;
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601. */
  dateTime: string;
  mediaUrls?: readonly string[];
  /** Written by the viewer. */
  isOwn?: boolean;
  /** Shown at once, not yet stored. */
  isSending?: boolean;
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
  isLoading?: boolean;
  /** True when the first page could not be loaded. */
  isFailed?: boolean;
  onRetry?: () => void;
  /** Whether there are messages before the first one. */
  hasOlder?: boolean;
  isLoadingOlder?: boolean;
  /** True when the page before could not be loaded; it is then asked for by a button only. */
  isOlderFailed?: boolean;
  /** Called within 80 px of the top, while nothing is loading. */
  onLoadOlder?: () => void;
  hrefForMention?: (username: string) => string;
  labels?: Partial<typeof channelMessageListCopy>;
  className?: string;
}

/** A channel's messages: the newest at the bottom, older ones as one scrolls up, the reader's place kept. */
export function ChannelMessageList(props: ChannelMessageListProps) {
  const {
    label,
    messages,
    isLoading = false,
    isFailed = false,
    hasOlder = false,
    isLoadingOlder = false,
    isOlderFailed = false,
    hrefForMention,
  } = props;
  const copy = useMessages('channelMessageList', channelMessageListCopy, props.labels);
  const scroller = useRef<HTMLDivElement>(null);
  const place = useKeptPlace({
    scroller,
    ids: messages.map(({ id }) => id),
    sendingId: messages.findLast(({ isSending }) => isSending)?.id,
    canLoadOlder: hasOlder && !isLoadingOlder && !isOlderFailed,
    onLoadOlder: props.onLoadOlder,
  });

  return (
    <div className={classNames(base, styles.frame, props.className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard */}
      <div
        ref={scroller}
        role="log"
        aria-label={`${copy.messages}: ${label}`}
        aria-busy={isLoading}
        tabIndex={0}
        className={styles.scroller}
        onScroll={place.onScroll}
      >
        {messages.length === 0 && (
          <div className={styles.middle}>
            {isFailed ? (
              <ErrorState title={copy.failed} onRetry={props.onRetry} retryLabel={copy.retry} />
            ) : isLoading ? (
              <Spinner label={copy.loading} />
            ) : (
              <EmptyState illustration="chat" title={copy.empty} />
            )}
          </div>
        )}
        {messages.length > 0 && hasOlder && (
          <div className={styles.older}>
            {isLoadingOlder && <Spinner label={copy.loadingOlder} />}
            {isOlderFailed && (
              <>
                {copy.olderFailed}
                <Button size="s" onPress={props.onLoadOlder}>
                  {copy.retry}
                </Button>
              </>
            )}
          </div>
        )}
        {messages.length > 0 && (
          <ol className={classNames(base, styles.list)}>
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                copy={copy}
                hrefForMention={hrefForMention}
              />
            ))}
          </ol>
        )}
      </div>
      {place.hasNew && (
        <Button size="s" variant="primary" className={styles.pill} onPress={place.toBottom}>
          {copy.newMessages}
        </Button>
      )}
    </div>
  );
}

interface MessageProps extends Pick<ChannelMessageListProps, 'hrefForMention'> {
  message: ChannelMessageItem;
  copy: typeof channelMessageListCopy;
}

function Message({ message, copy, hrefForMention }: MessageProps) {
  const {
    id,
    author,
    content,
    timeLabel,
    dateTime,
    mediaUrls = [],
    isOwn,
    isSending,
    reaction,
  } = message;
  const name = author.name || copy.unknownAuthor;
  const own = isOwn ? '' : undefined;
  return (
    <li
      data-message={id}
      aria-busy={isSending || undefined}
      className={classNames(base, styles.message)}
    >
      <Avatar name={name} src={author.src} size={32} isDecorative />
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
            {isSending ? copy.sending : <time dateTime={dateTime}>{timeLabel}</time>}
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
      </div>
      {!isSending && reaction && <div className={styles.reactions}>{reaction}</div>}
    </li>
  );
}
