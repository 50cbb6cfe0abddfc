import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { classNames } from '../../theme/classNames';
import { popover } from '../Popover/Popover.css';
import * as styles from './Menu.css';

/** One item of a menu. */
export interface MenuAction {
  /** What `onAction` is called with; unique in the menu. */
  id: string;
  /** The words of the item; typing them finds it. */
  label: string;
  /** Stands before the words. */
  icon?: ReactNode;
  /** Where it leads, for an action that is a link. */
  href?: string;
  /** `critical` for what cannot be undone: red. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Whether it can be seen but not chosen. @default false */
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The Button or IconButton that opens it; its name is the menu's name too. */
  trigger: ReactElement;
  /** The actions in order; an empty list opens an empty menu, so leave the menu out then. */
  items: readonly MenuAction[];
  /** Called with the id of the chosen item. */
  onAction: (id: string) => void;
  /**
   * Where it stands beside the trigger; it turns over where there is no room.
   * @default 'bottom end'
   */
  placement?: AriaPopoverProps['placement'];
  /** Whether it is shown; leave out to let the trigger decide. */
  isOpen?: boolean;
  /** Whether it is shown at first, while it keeps its own state. @default false */
  defaultOpen?: boolean;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Added to the classes of what opens; its trigger stays as it is. */
  className?: string;
}

/** Actions behind a button: arrow keys move, typing finds, Enter chooses, Escape closes. */
export const Menu = forwardRef<HTMLElement, MenuProps>(function Menu(
  {
    trigger,
    items,
    onAction,
    placement = 'bottom end',
    isOpen,
    defaultOpen,
    onOpenChange,
    className,
  },
  ref,
) {
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover ref={ref} placement={placement} className={classNames(popover, className)}>
        <AriaMenu onAction={(key) => onAction(String(key))} className={styles.menu}>
          {items.map(({ id, label: text, icon, href, tone, isDisabled }) => (
            <MenuItem
              key={id}
              id={id}
              href={href}
              isDisabled={isDisabled}
              textValue={text}
              className={classNames(styles.item, tone === 'critical' && styles.critical)}
            >
              {icon}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </AriaPopover>
    </MenuTrigger>
  );
});
