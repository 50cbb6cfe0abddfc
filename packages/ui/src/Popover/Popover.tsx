import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { classNames } from '../classNames';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** The Button or IconButton that opens it; leave out when `triggerRef` and `isOpen` say where and when. */
  trigger?: ReactElement;
  /** The element it stands beside, when something else than a press opens it. */
  triggerRef?: RefObject<Element | null>;
  /** Its name for assistive technology. */
  'aria-label': string;
  children: ReactNode;
  /** @default 'bottom' */
  placement?: AriaPopoverProps['placement'];
  /** Leave out to let the trigger decide. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** A small window beside its trigger; Escape and a press outside close it. */
export function Popover({
  trigger,
  triggerRef,
  children,
  placement = 'bottom',
  isOpen,
  onOpenChange,
  className,
  ...label
}: PopoverProps) {
  const content = (own?: Pick<AriaPopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef'>) => (
    <AriaPopover {...own} placement={placement} className={classNames(styles.popover, className)}>
      <AriaDialog {...label} className={styles.content}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
  if (!trigger) return content({ isOpen, onOpenChange, triggerRef });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {content()}
    </DialogTrigger>
  );
}
