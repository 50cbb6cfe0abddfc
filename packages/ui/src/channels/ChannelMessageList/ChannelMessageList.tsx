import { forwardRef, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { ConfirmDialog } from '../../primitives/ConfirmDialog';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import { WindowedList } from '../../primitives/WindowedList';
import { base } from '../../theme';
import type { ChannelMessageItem } from './channelMessage.types';
import { dayStarts } from './dayStarts';
import { continuedMessages } from './messageGroups';
import { Newer, Older, ToNewest } from './listEnds';
import { Message } from './Message';
import { channelMessageListMessages } from './messages';
import * as styles from './ChannelMessageList.css';
import { useChannelScroll } from './useChannelScroll';
import { useDeletion } from './useDeletion';

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
  /** So many the server has sent, and none before them; said on top. @default all there are */
  cutAt?: number | undefined;
  /** Called within 80 px of the top, while nothing is loading. */
  onLoadOlder?: () => void;
  /** Whether messages are missing after the last one: then arrivals are not followed. */
  hasNewer?: boolean;
  /**
   * State of the page after; after an error it is asked for by a button only.
   * @default 'ready'
   */
  newerStatus?: 'loading' | 'ready' | 'error' | undefined;
  /** Called within 80 px of the bottom, while `hasNewer` and nothing is loading. */
  onLoadNewer?: () => void;
  /**
   * Called by the button that leads back to the newest messages, which are to be given then; it is
   * offered while `hasNewer`.
   */
  onToNewest?: () => void;
  /** Some of the messages that are missing after the last one are new; the button says so. */
  hasUnread?: boolean | undefined;
  /**
   * Id of a message that is to be led to, such as the one that was read: it is in the page wherever
   * it stands, and the list does not begin at its newest message.
   */
  keptId?: string;
  /** Id of the first message that is new to the viewer: a line above it says so. */
  unreadFrom?: string | undefined;
  /** Told of the element of each message, and of null when it leaves the page. */
  rowRef?: (id: string, element: Element | null) => void;
  /** Called with the id of a message that is to be changed. */
  onEdit?: (id: string) => void;
  /** Called with the id of a message once its deletion is confirmed. */
  onDelete?: (id: string) => void;
  /** Called by the button of an empty list, to begin to write; without it no button is offered. */
  onWrite?: (() => void) | undefined;
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
      hasNewer = false,
      newerStatus = 'ready',
      unreadFrom,
      hrefForMention,
    } = props;
    const text = useMessages(channelMessageListMessages, props.labels);
    const lines = useLines(messages, unreadFrom);
    const scroller = useRef<HTMLDivElement>(null);
    const deletion = useDeletion(props.onDelete, messages, scroller);
    const place = useChannelScroll({
      scroller,
      ids: messages.map(({ id }) => id),
      isLed: props.keptId !== undefined,
      sendingId: messages.findLast(({ isSending }) => isSending)?.id,
      canLoadOlder: hasOlder && olderStatus === 'ready',
      onLoadOlder: props.onLoadOlder,
      hasNewer,
      canLoadNewer: hasNewer && newerStatus === 'ready' && messages.length > 0,
      onLoadNewer: props.onLoadNewer,
    });
    const ends = { hasNewer, newerStatus, scroller, text };

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
          {messages.length === 0 && <Nothing {...props} status={status} text={text} />}
          {messages.length > 0 && <Older {...props} text={text} />}
          {messages.length > 0 && (
            <WindowedList
              label={label}
              items={messages}
              renderItem={(message) => (
                <Message
                  message={message}
                  {...lines(message.id)}
                  text={text}
                  hrefForMention={hrefForMention}
                  onEdit={props.onEdit}
                  onAskDelete={deletion.ask}
                />
              )}
              partSize={12}
              rowHeight={52}
              keptId={props.keptId}
              rowRef={props.rowRef}
              follows={place.isAtBottom}
              className={classNames(base, styles.list)}
              partClassName={classNames(base, styles.part)}
              itemClassName={base}
            />
          )}
          {messages.length > 0 && <Newer {...props} {...ends} />}
        </div>
        <ToNewest {...place} {...ends} onToNewest={props.onToNewest} hasUnread={props.hasUnread} />
        <ConfirmDialog
          {...deletion.question}
          title={text.deleteQuestion}
          confirmLabel={text.delete}
          cancelLabel={text.cancel}
          tone="critical"
        />
      </div>
    );
  },
);

/** What stands above each message, and whether its author does. */
function useLines(messages: readonly ChannelMessageItem[], unreadFrom: string | undefined) {
  const { locale } = useLocale();
  const days = useMemo(() => dayStarts(messages, locale), [messages, locale]);
  // A name that was shown stays when older messages come above it: people are reading there.
  const [named] = useState(() => new Set<string>());
  const continued = useMemo(() => {
    const found = continuedMessages(
      messages,
      (id) => id === unreadFrom || days.has(id) || named.has(id),
    );
    for (const { id } of messages) if (!found.has(id)) named.add(id);
    return found;
  }, [messages, unreadFrom, days, named]);
  return (id: string) => ({
    day: days.get(id),
    isFirstUnread: id === unreadFrom,
    isContinued: continued.has(id),
  });
}

interface NothingProps extends Pick<ChannelMessageListProps, 'status' | 'onRetry' | 'onWrite'> {
  text: TextsOf<typeof channelMessageListMessages>;
}

/** Why there are no messages. */
function Nothing({ status, text, onRetry, onWrite }: NothingProps) {
  return (
    <div className={styles.middle}>
      {status === 'error' ? (
        <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
      ) : status === 'loading' ? (
        <Spinner label={text.loading} />
      ) : (
        <EmptyState
          illustration="chat"
          title={text.empty}
          action={onWrite && <Button onPress={onWrite}>{text.write}</Button>}
        />
      )}
    </div>
  );
}
