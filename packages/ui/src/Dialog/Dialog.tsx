import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages } from '../MessagesProvider';
import { dialogCopy } from './copy';
import * as styles from './Dialog.css';

export interface DialogProps {
  isOpen: boolean;
  /** Called with `false` when the person closes it: close button, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  /** Widest: `s` 420 px, `m` 560 px, `l` 840 px. @default 'm' */
  size?: 's' | 'm' | 'l';
  /** Whether Escape and a press outside close it. @default true */
  isDismissable?: boolean;
  /** @default 'Close' */
  closeLabel?: string;
  className?: string;
}

/** A window over the page: holds the focus until it closes, then gives it back. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  size = 'm',
  isDismissable = true,
  closeLabel,
  className,
}: DialogProps) {
  const text = useMessages('dialog', dialogCopy);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.overlay}
    >
      <Modal className={classNames(styles.sizes[size], className)}>
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
}
