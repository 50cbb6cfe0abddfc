import { forwardRef, useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { classNames } from '../../theme/classNames';
import * as frame from '../Dialog/Dialog.css';
import { body } from './AlertDialogFrame.css';

/** Props of {@link AlertDialogFrame}. */
export interface AlertDialogFrameProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'
> {
  /** Its name for assistive technology, and its heading. */
  title: string;
  /** More words under the title, read out with it. */
  description?: ReactNode;
  /** The buttons; the one that is safe to press takes the focus. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string | undefined;
}

/** A small dialog that interrupts: words, and buttons to answer with. */
export const AlertDialogFrame = forwardRef<HTMLDivElement, AlertDialogFrameProps>(
  function AlertDialogFrame({ title, description, children, className, ...overlay }, ref) {
    const descriptionId = useId();
    return (
      <ModalOverlay {...overlay} className={frame.overlay}>
        <Modal ref={ref} className={classNames(frame.sizes.small, className)}>
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
            <div className={frame.actions}>{children}</div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    );
  },
);
