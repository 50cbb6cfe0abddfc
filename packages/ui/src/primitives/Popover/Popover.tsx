import { forwardRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { classNames } from '../../theme/classNames';
import * as styles from './Popover.css';

export interface PopoverProps {
  /**
   * The Button or IconButton that opens it; leave out when `triggerRef` and `isOpen` say where and
   * when.
   */
  trigger?: ReactElement;
  /** The element it stands beside, when something else than a press opens it. */
  triggerRef?: RefObject<Element | null>;
  /** Its name for assistive technology. */
  'aria-label': string;
  /** What it holds; the focus moves into it when it opens. */
  children: ReactNode;
  /** Where it stands beside the trigger; it turns over where there is no room. @default 'bottom' */
  placement?: AriaPopoverProps['placement'];
  /** Whether it is shown; leave out to let the trigger decide. */
  isOpen?: boolean;
  /** Whether it is shown at first, while it keeps its own state. @default false */
  defaultOpen?: boolean;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A small window beside its trigger; Escape and a press outside close it. */
export const Popover = forwardRef<HTMLElement, PopoverProps>(function Popover(
  {
    trigger,
    triggerRef,
    children,
    placement = 'bottom',
    isOpen,
    defaultOpen,
    onOpenChange,
    className,
    ...label
  },
  ref,
) {
  const content = (
    own?: Pick<AriaPopoverProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'triggerRef'>,
  ) => (
    <AriaPopover
      ref={ref}
      {...own}
      placement={placement}
      className={classNames(styles.popover, className)}
    >
      <AriaDialog {...label} className={styles.content}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
  if (!trigger) return content({ isOpen, defaultOpen, onOpenChange, triggerRef });
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      {content()}
    </DialogTrigger>
  );
});
