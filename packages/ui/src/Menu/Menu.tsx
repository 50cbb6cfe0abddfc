import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { classNames } from '../classNames';
import { popover } from '../Popover/Popover.css';
import * as styles from './Menu.css';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Where it leads, for an action that is a link. */
  href?: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The Button or IconButton that opens it; its name is the menu's name too. */
  trigger: ReactElement;
  items: readonly MenuAction[];
  /** Called with the id of the chosen item. */
  onAction: (id: string) => void;
  /** @default 'bottom end' */
  placement?: AriaPopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions behind a button: arrow keys move, typing finds, Enter chooses, Escape closes. */
export function Menu({
  trigger,
  items,
  onAction,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} className={popover}>
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
}
