import { forwardRef, useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { mergeProps } from 'react-aria/mergeProps';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { MentionCandidate } from '../../posts';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { cappedCount } from '../../primitives/cappedCount';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { useMediaQuery } from '../../primitives/useMediaQuery';
import { classNames } from '../../theme/classNames';
import { media, visuallyHidden } from '../../theme';
import { chatDockMessages } from './messages';
import { useReturningFocus } from './useReturningFocus';
import { useRoomMentions } from './useRoomMentions';
import { useVisibleHeight } from './useVisibleHeight';
import * as styles from './ChatDock.css';

const NOBODY: readonly MentionCandidate[] = [];

export interface ChatDockProps {
  /** Name of the room, for assistive technology. */
  title: string;
  /** Whether the room is shown; otherwise a button leads to it. */
  isOpen: boolean;
  /** Called when the person opens the room, or puts a sheet away. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the person leaves the room for good; the button for it stands beside the other. */
  onLeave: () => void;
  /** Messages that came in while the room was put away. @default 0 */
  unreadCount?: number;
  /**
   * Whether the page keeps a place for it on wide windows, as `AppShell` with `hasDock` does.
   * Without one it is a sheet on wide windows, too.
   * @default false
   */
  hasPlace?: boolean;
  /** Address of the page below. Another page puts a sheet away, and leaves a dock open. */
  page?: string;
  /** People who match the query of `onMentionQueryChange`, best first. */
  mentionSuggestions?: readonly MentionCandidate[];
  /**
   * Says what stands after the `@` under the caret of the room’s field, or null when no mention is
   * being typed. Without it nobody is offered.
   */
  onMentionQueryChange?: (query: string | null) => void;
  /** The room. It stays mounted while it is put away, so that nothing of it is lost. */
  children: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof chatDockMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Holds a live room beside every page: a dock on wide windows, a sheet over narrower ones, and a
 * button with the count of what is unread while it is put away. All three are the same element, so
 * that what is written and the place one reads survive each change.
 */
export const ChatDock = forwardRef<HTMLDivElement, ChatDockProps>(function ChatDock(
  {
    title,
    isOpen,
    onOpenChange,
    onLeave,
    unreadCount = 0,
    hasPlace = false,
    page,
    mentionSuggestions = NOBODY,
    onMentionQueryChange,
    children,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(chatDockMessages, labels);
  const panel = useObjectRef<HTMLDivElement>();
  const opener = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery(media.desktop);
  const isDock = isWide && hasPlace;
  const isModal = isOpen && !isDock;
  const height = useVisibleHeight();
  // Of the state it uses these two parts only.
  const overlay = { isOpen: isModal, close: () => onOpenChange(false) };
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: true },
    overlay as Parameters<typeof useModalOverlay>[1],
    panel,
  );
  const { mentions, mentionProps } = useRoomMentions({
    panel,
    suggestions: mentionSuggestions,
    onQueryChange: onMentionQueryChange,
  });
  useReturningFocus({ isOpen, isModal, panel, opener });
  usePutAway(page, isModal, onOpenChange);

  return (
    <div ref={ref} className={classNames(styles.root, className)}>
      {isModal && <div {...underlayProps} className={styles.underlay} />}
      <FocusScope contain={isModal}>
        <div
          {...mergeProps(modalProps, mentionProps)}
          ref={panel}
          role={isModal ? 'dialog' : 'complementary'}
          aria-modal={isModal || undefined}
          aria-label={title}
          tabIndex={-1}
          data-open={isOpen || undefined}
          className={isDock ? styles.dock : styles.sheet}
          style={{ '--visual-viewport-height': height && `${height}px` } as CSSProperties}
        >
          {children}
          {mentions}
        </div>
      </FocusScope>
      {!isOpen && (
        <Launcher
          text={text}
          opener={opener}
          unreadCount={unreadCount}
          onOpen={() => onOpenChange(true)}
          onLeave={onLeave}
        />
      )}
    </div>
  );
});

interface LauncherProps extends Pick<ChatDockProps, 'onLeave'> {
  text: TextsOf<typeof chatDockMessages>;
  opener: Ref<HTMLButtonElement>;
  unreadCount: number;
  onOpen: () => void;
}

/** What stands at the edge of the page while the room is put away. */
function Launcher({ text, opener, unreadCount, onOpen, onLeave }: LauncherProps) {
  return (
    <div className={styles.launcher}>
      <Button
        ref={opener}
        variant="primary"
        aria-expanded={false}
        icon={<Icon name="chat" />}
        onPress={onOpen}
      >
        <span className={visuallyHidden}>
          {unreadCount > 0 ? text.openUnread(unreadCount) : text.open}
        </span>
        <span aria-hidden="true" className={styles.words}>
          {text.open}
        </span>
        {unreadCount > 0 && (
          <span aria-hidden="true" dir="ltr" className={styles.count}>
            {cappedCount(unreadCount)}
          </span>
        )}
      </Button>
      <IconButton
        variant="secondary"
        label={text.leave}
        icon={<Icon name="close" />}
        onPress={onLeave}
      />
    </div>
  );
}

/** Whoever goes to another page wants to see it, not the sheet over it. */
function usePutAway(
  page: string | undefined,
  isModal: boolean,
  onOpenChange: (isOpen: boolean) => void,
) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isModal) onOpenChange(false);
  }, [page, isModal, onOpenChange]);
}
