import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { Popover } from '../../primitives/Popover';
import {
  ReactionPicker,
  reactionEmoji,
  reactionPickerMessages,
  type ReactionName,
} from '../ReactionPicker';
import { base, focusRing } from '../../theme';
import { reactionButtonMessages } from './messages';
import * as styles from './ReactionButton.css';
import { useReactionPicker } from './useReactionPicker';

/** Props of {@link ReactionButton}. */
export interface ReactionButtonProps {
  /** The viewer's own reaction. */
  reaction: ReactionName | null;
  /** Reactions of everybody, the viewer included; null leaves the figure out. */
  count: number | null;
  /** A click: takes back whatever reaction there is, or sets like. */
  onToggle: () => void;
  /** A choice from the picker. Without it there is no picker, only like. */
  onSelect?: (kind: ReactionName) => void;
  /** `channel` draws like as a heart. @default 'post' */
  variant?: 'post' | 'channel';
  /** 28 px high instead of 44 and without a zero, for message rows. @default false */
  isDense?: boolean;
  /** Whether it can be seen but not used. @default false */
  isDisabled?: boolean;
  /** What is reacted to, for assistive technology, e.g. the id of its text. */
  'aria-describedby'?: string;
  /** Texts of the button and of its picker to replace, one by one. */
  labels?: Partial<TextsOf<typeof reactionButtonMessages> & TextsOf<typeof reactionPickerMessages>>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * One click likes or takes back; holding it, arrow up, the menu key or the chevron beside it offers
 * all seven.
 */
export const ReactionButton = forwardRef<HTMLSpanElement, ReactionButtonProps>(
  function ReactionButton(props, ref) {
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
    const text = {
      ...useMessages(reactionPickerMessages, labels),
      ...useMessages(reactionButtonMessages, labels),
    };
    const name = reaction ? text.yourReaction(text[reaction]) : text.like;
    const canPick = onSelect !== undefined;
    const { isOpen, setOpen, open, close, toggle, longPress, onKeyDown } = useReactionPicker(
      canPick && !isDisabled,
    );

    return (
      <span
        ref={ref}
        data-reacted={reaction !== null || (count ?? 0) > 0 ? '' : undefined}
        className={classNames(base, styles.group, className)}
      >
        <button
          {...longPress}
          ref={toggle}
          type="button"
          aria-pressed={reaction !== null}
          // The figure that is seen is part of the name, so that it can be spoken to as it is read.
          aria-label={count === null ? name : `${name}, ${text.count(count)}`}
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
            {count === null || (isDense && count === 0) ? null : text.shownCount(count)}
          </span>
        </button>
        {canPick && (
          <button
            type="button"
            aria-label={text.choose}
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
            aria-label={text.reactions}
          >
            <Choice value={reaction} labels={labels} onClose={close} onSelect={onSelect} />
          </Popover>
        )}
      </span>
    );
  },
);

type ChoiceProps = Pick<ComponentPropsWithoutRef<typeof ReactionPicker>, 'value' | 'labels'> & {
  onClose: () => void;
  onSelect: (kind: ReactionName) => void;
};

/** The seven, of which a choice closes them. */
function Choice({ onClose, onSelect, ...picker }: ChoiceProps) {
  return (
    <ReactionPicker
      {...picker}
      shouldFocus
      className={styles.inPopover}
      onClose={onClose}
      onSelect={(kind) => {
        onClose();
        onSelect(kind);
      }}
    />
  );
}

const outlines = {
  heart:
    'M12 20.500s-8-4.700-8-10.700A4.600 4.600 0 0 1 12 7a4.600 4.600 0 0 1 8 ' +
    '2.800c0 6-8 10.700-8 10.700Z',
  like:
    'M7.500 11v9H4v-9Zm0 0 3.800-7.200c1.500 0 2.500 1.200 2.200 2.700L12.800 9.800h5.400a1.800 ' +
    '1.800 0 0 1 1.800 2.200l-1.400 6.400a2 2 0 0 1-2 1.600H7.500',
};

/** The reaction in its colours; before there is one, the outline of like in those of text. */
function Symbol({ reaction, variant }: Pick<ReactionButtonProps, 'reaction' | 'variant'>) {
  const isHeart = variant === 'channel' && (reaction === null || reaction === 'like');
  if (isHeart || reaction === null) {
    const symbol = isHeart ? 'heart' : 'like';
    return (
      <span className={styles.symbol} data-symbol={symbol}>
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox="0 0 24 24"
          className={styles.outline}
          data-filled={reaction ? '' : undefined}
        >
          <path d={outlines[symbol]} strokeLinejoin="round" />
        </svg>
      </span>
    );
  }
  return (
    <span aria-hidden="true" data-symbol={reaction} className={styles.symbol}>
      {reactionEmoji[reaction]}
    </span>
  );
}
