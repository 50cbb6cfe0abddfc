import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import { base, focusRing } from '../theme';
import { reactionPickerCopy } from './copy';
import { reactionEmoji, reactionKinds, type ReactionName } from './reactionKinds';
import * as styles from './ReactionPicker.css';

/** Props of {@link ReactionPicker}. */
export interface ReactionPickerProps {
  /** The reaction in force, marked in the list. */
  value: ReactionName | null;
  onSelect: (kind: ReactionName) => void;
  /** Called on Escape and on Tab. */
  onClose?: () => void;
  /** Takes the focus when it appears. @default false */
  shouldFocus?: boolean;
  labels?: Partial<typeof reactionPickerCopy>;
  className?: string;
}

/** The seven reactions as a menu: arrows move, Enter or Space chooses, Escape leaves. */
export function ReactionPicker({
  value,
  onSelect,
  onClose,
  shouldFocus = false,
  labels,
  className,
}: ReactionPickerProps) {
  const copy = useMessages('reactionPicker', reactionPickerCopy, labels);
  const options = useRef<(HTMLButtonElement | null)[]>([]);
  const initial = Math.max(0, value ? reactionKinds.indexOf(value) : 0);

  useEffect(() => {
    if (shouldFocus) options.current[initial]?.focus();
    // Only on appearing: a change of the value must not steal the focus.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = options.current.findIndex((option) => option === event.target);
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const last = reactionKinds.length - 1;
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [forward]: index === last ? 0 : index + 1,
      ArrowDown: index === last ? 0 : index + 1,
      [back]: index <= 0 ? last : index - 1,
      ArrowUp: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next !== undefined) {
      event.preventDefault();
      options.current[next]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    }
  };

  return (
    <div
      role="menu"
      aria-label={copy.reactions}
      aria-orientation="horizontal"
      tabIndex={-1}
      className={classNames(base, styles.picker, className)}
      onKeyDown={onKeyDown}
    >
      {reactionKinds.map((kind, index) => (
        <button
          key={kind}
          ref={(element) => {
            options.current[index] = element;
          }}
          type="button"
          role="menuitemradio"
          aria-checked={kind === value}
          aria-label={copy[kind]}
          title={copy[kind]}
          tabIndex={index === initial ? 0 : -1}
          className={classNames(base, focusRing, styles.option)}
          onClick={() => onSelect(kind)}
        >
          <span aria-hidden="true">{reactionEmoji[kind]}</span>
        </button>
      ))}
    </div>
  );
}
