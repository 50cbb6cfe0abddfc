import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button';
import { classNames } from '../classNames';
import * as frame from '../Dialog/Dialog.css';
import { useMessages } from '../MessagesProvider';
import * as styles from './ConfirmDialog.css';
import { confirmDialogCopy } from './copy';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called with `false` on the cancelling button and on Escape; confirming leaves it to the caller. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** What follows from it. */
  description?: ReactNode;
  /** The verb itself: 'Log out', 'Delete'. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `critical` for what cannot be undone; the focus then starts on the cancelling button. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Shows that the confirmed action is under way. @default false */
  isPending?: boolean;
  onConfirm: () => void;
}

/** Asks before something is done. A press outside does not answer it. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isPending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const text = useMessages('confirmDialog', confirmDialogCopy);
  const descriptionId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={frame.overlay}
    >
      <Modal className={frame.sizes.s}>
        <AriaDialog
          role="alertdialog"
          aria-describedby={description ? descriptionId : undefined}
          className={classNames(frame.dialog, styles.body)}
        >
          <Heading slot="title" level={2} className={frame.title}>
            {title}
          </Heading>
          {description && (
            <div id={descriptionId} className={frame.description}>
              {description}
            </div>
          )}
          <div className={frame.actions}>
            {/* oxlint-disable jsx-a11y/no-autofocus -- a dialog takes the focus; it starts on the button that is safe to press */}
            <Button
              autoFocus={tone === 'critical'}
              isDisabled={isPending}
              onPress={() => onOpenChange(false)}
            >
              {cancelLabel ?? text.cancel}
            </Button>
            <Button
              autoFocus={tone === 'neutral'}
              variant={tone === 'critical' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
            {/* oxlint-enable jsx-a11y/no-autofocus */}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
