import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import { classNames } from '../../theme/classNames';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** The explanation; text only, for nothing in a tooltip can be reached. */
  content: ReactNode;
  /** One element that can take the focus: a control of ours, or any focusable element. */
  children: ReactElement;
  /** Milliseconds of hovering before it shows; with the keyboard it shows at once. @default 700 */
  delay?: number;
  /** Where it stands beside its element; it turns over where there is no room. @default 'top' */
  placement?: AriaTooltipProps['placement'];
  /** Whether it is shown; leave out to let pointer and focus decide. */
  isOpen?: boolean;
  /** Whether it is shown at first, while it keeps its own state. @default false */
  defaultOpen?: boolean;
  /** Called with the new state when it appears or goes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Added to the classes of the tooltip itself; its trigger stays as it is. */
  className?: string;
}

/** A short explanation of what is under the pointer or has the focus. Escape hides it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  {
    content,
    children,
    delay = 700,
    placement = 'top',
    isOpen,
    defaultOpen,
    onOpenChange,
    className,
  },
  ref,
) {
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={0}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      {typeof children.type === 'string' ? (
        <Focusable>{children as ReactElement<never, string>}</Focusable>
      ) : (
        children
      )}
      <AriaTooltip
        ref={ref}
        placement={placement}
        className={classNames(styles.tooltip, className)}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
});
