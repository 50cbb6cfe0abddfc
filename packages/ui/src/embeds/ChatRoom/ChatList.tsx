import { useMemo, useRef, useState } from 'react';
import { ScrollAnchor } from '../../primitives/ScrollAnchor';
import { base, visuallyHidden } from '../../theme';
import { ChatRow } from './ChatRow';
import * as styles from './ChatList.css';
import { chatFormats, daysOf, type ChatDay, type ChatFormats } from './chatDays';
import type { ChatRoomProps } from './ChatRoom.types';
import type { ChatRoomTexts } from './messages';
import { useArrivals } from './useArrivals';
import { useMessageWindow, type MessageWindow } from './useMessageWindow';

interface ChatListProps extends Pick<
  ChatRoomProps,
  | 'messages'
  | 'viewer'
  | 'isLoadingHistory'
  | 'problem'
  | 'unreadFrom'
  | 'hasOlder'
  | 'onLoadOlder'
  | 'hrefFor'
  | 'renderBelowText'
  | 'onRetry'
  | 'onDiscard'
  | 'locale'
  | 'timeZone'
> {
  /** Shown in place of messages when there are none. */
  emptyText: string;
  /** Of the room; days stand one below. */
  headingLevel: number;
  /** Distinguishes the regions of several rooms on one page. */
  title: string;
  labels: ChatRoomTexts;
}

// observeSize weighs too much for an embed. All that comes of this one is scrolling, which gives
// nothing another size, so that browsers do not report a “ResizeObserver loop”. It needs no end: it
// goes with what it observes. In a test without layout there may be none.
const observe = (element: Element, listener: () => void) =>
  // oxlint-disable-next-line no-restricted-globals
  globalThis.ResizeObserver && new ResizeObserver(listener).observe(element);

/** The messages, oldest first, in the viewer's days. */
export function ChatList(props: ChatListProps) {
  const { messages, isLoadingHistory, hasOlder, locale, timeZone, labels } = props;
  const box = useRef<HTMLElement>(null);
  const formats = useMemo(() => chatFormats(locale, timeZone), [locale, timeZone]);
  const view = useMessageWindow(messages, hasOlder ? props.onLoadOlder : undefined);
  const { mounted, follows, onScroll, follow } = view;
  const days = useMemo(() => daysOf(mounted, formats), [mounted, formats]);
  const unseen = useUnseenCount(props, view);
  return (
    <div className={styles.frame}>
      <ScrollAnchor box={box} rows="li" observe={observe} follows={follows}>
        <section
          ref={box}
          aria-label={`${labels.messages}, ${props.title}`}
          aria-busy={isLoadingHistory}
          // A scrolling region without controls is out of the keyboard's reach otherwise.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.box}
          onScroll={(event) => onScroll(event.currentTarget)}
        >
          <div className={styles.content}>
            {!messages[0] &&
              (isLoadingHistory ? (
                <div className={styles.loading}>
                  <p className={visuallyHidden}>{labels.loadingHistory}</p>
                  {[1, 2, 3, 4, 5].map((row) => (
                    <span key={row} className={styles.loadingRow} />
                  ))}
                </div>
              ) : (
                <div className={styles.empty}>
                  <svg aria-hidden viewBox="0 0 120 80" className={styles.drawing}>
                    <path d="M40 68V54H26q-8 0-8-8V18q0-8 8-8h68q8 0 8 8v28q0 8-8 8H56z" />
                    <path d="M32 26h44M32 38h28" className={styles.drawingAccent} />
                  </svg>
                  <p className={styles.emptyText}>{props.emptyText}</p>
                </div>
              ))}
            {(hasOlder || view.isCut) && (
              <button type="button" className={styles.older} onClick={view.reachStart}>
                {labels.loadOlder}
              </button>
            )}
            {days.map((day) => (
              <DayRows key={day.key} day={day} formats={formats} list={props} />
            ))}
          </div>
        </section>
      </ScrollAnchor>
      {unseen > 0 && (
        <button type="button" className={styles.pill} onClick={follow}>
          <svg aria-hidden viewBox="0 0 16 16" className={styles.arrow}>
            <path d="M8 2v11m-4.5-4.5L8 13l4.5-4.5" />
          </svg>
          <span className={base}>{labels.newMessages(unseen)}</span>
        </button>
      )}
    </div>
  );
}

/** How many messages came in out of view; one of the viewer's own brings the newest into view. */
function useUnseenCount(
  { viewer, ...room }: ChatListProps,
  { isFollowing, follows, follow }: MessageWindow,
) {
  const [unseen, setUnseen] = useState(0);
  if (isFollowing && unseen) setUnseen(0);

  useArrivals(room, (arrived) => {
    if (arrived.some(({ userId, state }) => state && userId === viewer?.id)) follow();
    else if (!follows.current) setUnseen((count) => count + arrived.length);
  });
  return unseen;
}

interface DayRowsProps {
  day: ChatDay;
  formats: ChatFormats;
  /** What the list was given for its rows. */
  list: ChatListProps;
}

/** The messages of one day. */
function DayRows({ day, formats, list }: DayRowsProps) {
  const Heading = `h${list.headingLevel + 1}` as 'h3';
  return (
    <div className={base}>
      {day.heading && (
        <Heading className={styles.dayHeading} suppressHydrationWarning>
          {day.heading}
        </Heading>
      )}
      <ul className={base}>
        {day.messages.flatMap((message) => [
          message.id === list.unreadFrom && (
            <li key="unread" className={styles.unread}>
              {list.labels.unreadFrom}
            </li>
          ),
          <ChatRow
            key={message.id}
            message={message}
            time={formats.time(message)}
            isOwn={message.userId === list.viewer?.id}
            href={message.partner ? undefined : list.hrefFor?.(message.username)}
            renderBelowText={list.renderBelowText}
            labels={list.labels}
            onRetry={list.onRetry}
            onDiscard={list.onDiscard}
          />,
        ])}
      </ul>
    </div>
  );
}
