import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { Popover } from '../Popover';
import {
  ReactionPicker,
  reactionEmoji,
  reactionPickerCopy,
  type ReactionName,
} from '../ReactionPicker';
import { base, focusRing } from '../theme';
import { reactionButtonCopy } from './copy';
import * as styles from './ReactionButton.css';
import { useLongPress } from './useLongPress';

/** Props of {@link ReactionButton}. */
export interface ReactionButtonProps {
  /** The viewer's own reaction. */
  reaction: ReactionName | null;
  /** Reactions of everybody, the viewer included. */
  count: number;
  /** A click: takes back whatever reaction there is, or sets like. */
  onToggle: () => void;
  /** A choice from the picker. Without it there is no picker, only like. */
  onSelect?: (kind: ReactionName) => void;
  /** `channel` draws like as a heart. @default 'post' */
  variant?: 'post' | 'channel';
  /** 28 px high instead of 44, for message rows. @default false */
  isDense?: boolean;
  isDisabled?: boolean;
  /** What is reacted to, for assistive technology, e.g. the id of its text. */
  'aria-describedby'?: string;
  labels?: Partial<typeof reactionButtonCopy & typeof reactionPickerCopy>;
  className?: string;
}

/** One click likes or takes back; holding it, arrow up, the menu key or the chevron beside it offers all seven. */
export function ReactionButton(props: ReactionButtonProps) {
  const {
    reaction,
    count,
    onToggle,
    onSelect,
    variant = 'post',
    isDense = false,
    isDisabled = false,
    labels,
    className,
  } = props;
  const copy = {
    ...useMessages('reactionPicker', reactionPickerCopy, labels),
    ...useMessages('reactionButton', reactionButtonCopy, labels),
  };
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const canPick = onSelect !== undefined;

  const open = () => {
    // The popover gives the focus back to whatever had it, and after a touch nothing had it.
    toggle.current?.focus({ preventScroll: true });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const longPress = useLongPress(open, isDisabled || !canPick);
  const onKeyDown = (event: KeyboardEvent) => {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!canPick || isDisabled || !(isMenuKey || event.key === 'ArrowUp')) return;
    event.preventDefault();
    open();
  };

  return (
    <span className={classNames(base, styles.group, className)}>
      <button
        {...longPress}
        ref={toggle}
        type="button"
        aria-pressed={reaction !== null}
        // The figure that is seen is part of the name, so that it can be spoken to as it is read.
        aria-label={`${reaction ? copy.yourReaction(copy[reaction]) : copy.like}, ${copy.count(count)}`}
        aria-describedby={props['aria-describedby']}
        aria-keyshortcuts={canPick ? 'ArrowUp' : undefined}
        disabled={isDisabled}
        data-alone={canPick ? undefined : ''}
        className={classNames(base, focusRing, styles.toggle, isDense && styles.dense)}
        onClick={onToggle}
        onKeyDown={onKeyDown}
      >
        <Symbol reaction={reaction} variant={variant} />
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      </button>
      {canPick && (
        <button
          type="button"
          aria-label={copy.choose}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isDisabled}
          className={classNames(base, focusRing, styles.more, isDense && styles.dense)}
          onClick={open}
        >
          <Icon name="chevron-up" size={16} />
        </button>
      )}
      {canPick && (
        <Popover
          triggerRef={toggle}
          isOpen={isOpen}
          onOpenChange={setOpen}
          placement="top start"
          aria-label={copy.reactions}
        >
          <ReactionPicker
            shouldFocus
            className={styles.inPopover}
            value={reaction}
            labels={labels}
            onClose={close}
            onSelect={(kind) => {
              close();
              onSelect(kind);
            }}
          />
        </Popover>
      )}
    </span>
  );
}

function Symbol({ reaction, variant }: Pick<ReactionButtonProps, 'reaction' | 'variant'>) {
  if (variant === 'channel' && (reaction === null || reaction === 'like')) {
    return (
      <span className={styles.symbol} data-symbol="heart">
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox="0 0 24 24"
          className={styles.heart}
          data-filled={reaction ? '' : undefined}
        >
          <path
            d="M12 20.500s-8-4.700-8-10.700A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 8 2.800c0 6-8 10.700-8 10.700Z"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      data-symbol={reaction ?? 'like'}
      className={classNames(styles.symbol, !reaction && styles.faded)}
    >
      {reactionEmoji[reaction ?? 'like']}
    </span>
  );
}
