import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { body } from '../ConfirmDialog/ConfirmDialog.css';
import * as frame from '../Dialog/Dialog.css';
import { useMessages } from '../MessagesProvider';
import { alertDialogCopy } from './copy';

export interface AlertDialogProps {
  isOpen: boolean;
  /** Called with `false` on the button and on Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /** What happened. */
  title: string;
  description?: ReactNode;
  /** @default 'OK' */
  closeLabel?: string;
}

/** Says something that must be seen before going on, in the page's own look instead of the browser's. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
}: AlertDialogProps) {
  const text = useMessages('alertDialog', alertDialogCopy);
  const descriptionId = useId();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={frame.overlay}>
      <Modal className={frame.sizes.s}>
        <AriaDialog
          role="alertdialog"
          aria-describedby={description ? descriptionId : undefined}
          className={classNames(frame.dialog, body)}
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
            <Button autoFocus variant="primary" onPress={() => onOpenChange(false)}>
              {closeLabel ?? text.close}
            </Button>
            {/* oxlint-enable jsx-a11y/no-autofocus */}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
