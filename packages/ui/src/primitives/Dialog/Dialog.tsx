import { forwardRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../theme/classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages } from '../messages';
import { dialogMessages } from './messages';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it: close button, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading, and its name for assistive technology. */
  title: string;
  /** What it holds under the title; scrolls when it is higher than the screen. */
  children: ReactNode;
  /** Widest: `small` 420 px, `medium` 560 px, `large` 840 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape and a press outside close it. @default true */
  isDismissable?: boolean;
  /**
   * The name of the cross for assistive technology; there is no cross unless `isDismissable`.
   * @default 'Close'
   */
  closeLabel?: string;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string;
}

/** A window over the page: holds the focus until it closes, then gives it back. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    isOpen,
    onOpenChange,
    title,
    children,
    size = 'medium',
    isDismissable = true,
    closeLabel,
    className,
  },
  ref,
) {
  const text = useMessages(dialogMessages);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.overlay}
    >
      <Modal ref={ref} className={classNames(styles.sizes[size], className)}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton
                slot="close"
                label={closeLabel ?? text.close}
                icon={<Icon name="close" />}
              />
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
