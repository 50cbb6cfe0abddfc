import { forwardRef, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { FocusScope, useFocusManager } from 'react-aria/FocusScope';
import { useKeyboard } from 'react-aria/useKeyboard';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels } from '../../primitives/messages';
import { base, focusRing } from '../../theme';
import { reactionPickerMessages } from './messages';
import { reactionEmoji, reactionKinds, type ReactionName } from './reactionKinds';
import * as styles from './ReactionPicker.css';

/** Props of {@link ReactionPicker}. */
export interface ReactionPickerProps {
  /** The reaction in force, marked in the list. */
  value: ReactionName | null;
  /** Called with the reaction chosen, also when it is the one in force. */
  onSelect: (kind: ReactionName) => void;
  /** Called on Escape and on Tab. */
  onClose?: () => void;
  /** Takes the focus when it appears. @default false */
  shouldFocus?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof reactionPickerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Not the menu itself, which can have the focus too. */
const onOptions = { accept: (element: Element) => element.matches('[role="menuitemradio"]') };

/** The seven reactions as a menu: arrows move, Enter or Space chooses, Escape leaves. */
export const ReactionPicker = forwardRef<HTMLDivElement, ReactionPickerProps>(
  function ReactionPicker(props, ref) {
    return (
      <FocusScope>
        <Menu {...props} rootRef={ref} />
      </FocusScope>
    );
  },
);

function Menu({
  value,
  onSelect,
  onClose,
  shouldFocus = false,
  labels,
  className,
  rootRef,
}: ReactionPickerProps & { rootRef: Ref<HTMLDivElement> }) {
  const text = useMessages(reactionPickerMessages, labels);
  const { direction } = useLocale();
  const focusManager = useFocusManager();
  const initial = value ?? reactionKinds[0];
  const next = () => void focusManager?.focusNext({ ...onOptions, wrap: true });
  const previous = () => void focusManager?.focusPrevious({ ...onOptions, wrap: true });
  const close = () => onClose?.();
  const { keyboardProps } = useKeyboard({
    allowRepeats: true,
    shortcuts: {
      ArrowRight: direction === 'rtl' ? previous : next,
      ArrowLeft: direction === 'rtl' ? next : previous,
      ArrowDown: next,
      ArrowUp: previous,
      Home: () => void focusManager?.focusFirst(onOptions),
      End: () => void focusManager?.focusLast(onOptions),
      Escape: close,
      Tab: close,
      'Shift+Tab': close,
    },
  });

  return (
    <div
      ref={rootRef}
      {...keyboardProps}
      role="menu"
      aria-label={text.reactions}
      aria-orientation="horizontal"
      tabIndex={-1}
      className={classNames(base, styles.picker, className)}
    >
      {reactionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="menuitemradio"
          aria-checked={kind === value}
          aria-label={text[kind]}
          title={text[kind]}
          tabIndex={kind === initial ? 0 : -1}
          // Whoever opens the picker goes on from the reaction in force.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={shouldFocus && kind === initial}
          className={classNames(base, focusRing, styles.option)}
          onClick={() => onSelect(kind)}
        >
          <span aria-hidden="true">{reactionEmoji[kind]}</span>
        </button>
      ))}
    </div>
  );
}
