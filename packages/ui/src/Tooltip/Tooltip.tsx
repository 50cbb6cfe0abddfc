import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import { classNames } from '../classNames';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** The explanation; text only, for nothing in a tooltip can be reached. */
  content: ReactNode;
  /** One element that can take the focus: a control of ours, or any focusable element. */
  children: ReactElement;
  /** Milliseconds of hovering before it shows; with the keyboard it shows at once. @default 700 */
  delay?: number;
  /** @default 'top' */
  placement?: AriaTooltipProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** A short explanation of what is under the pointer or has the focus. Escape hides it. */
export function Tooltip({
  content,
  children,
  delay = 700,
  placement = 'top',
  isOpen,
  onOpenChange,
  className,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0} isOpen={isOpen} onOpenChange={onOpenChange}>
      {typeof children.type === 'string' ? (
        <Focusable>{children as ReactElement<never, string>}</Focusable>
      ) : (
        children
      )}
      <AriaTooltip placement={placement} className={classNames(styles.tooltip, className)}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
