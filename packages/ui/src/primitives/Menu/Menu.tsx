import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
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

/** Actions of one kind, set apart from the others of the menu. */
export interface MenuSection {
  /** Unique in the menu, also among its actions. */
  id: string;
  /** Stands above them. Without one, give `label`. */
  title?: string;
  /** The section's name for assistive technology. @default its title */
  label?: string;
  /** The actions in order. */
  items: readonly MenuAction[];
  /**
   * The id of the one that holds now, where they are choices of which one holds at a time.
   * @default they are no choices
   */
  selectedId?: string;
}

export interface MenuProps {
  /** The Button or IconButton that opens it; its name is the menu's name too. */
  trigger: ReactElement;
  /**
   * The actions in order, or sections of them; an empty list opens an empty menu, so leave the menu
   * out then.
   */
  items: readonly (MenuAction | MenuSection)[];
  /** Called with the id of the chosen action. */
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

/** One action; react-aria marks one that is chosen. */
function Action({ action: { id, label, icon, href, tone, isDisabled } }: { action: MenuAction }) {
  return (
    <MenuItem
      id={id}
      href={href}
      isDisabled={isDisabled}
      textValue={label}
      className={classNames(styles.item, tone === 'critical' && styles.critical)}
    >
      {icon}
      {label}
    </MenuItem>
  );
}

function Section({ section: { id, title, label, items, selectedId } }: { section: MenuSection }) {
  return (
    <AriaMenuSection
      id={id}
      aria-label={title ? undefined : label}
      className={styles.section}
      {...(selectedId !== undefined && {
        selectionMode: 'single' as const,
        selectedKeys: [selectedId],
        disallowEmptySelection: true,
      })}
    >
      {title && <Header className={styles.sectionTitle}>{title}</Header>}
      {items.map((action) => (
        <Action key={action.id} action={action} />
      ))}
    </AriaMenuSection>
  );
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
          {items.map((entry) =>
            'items' in entry ? (
              <Section key={entry.id} section={entry} />
            ) : (
              <Action key={entry.id} action={entry} />
            ),
          )}
        </AriaMenu>
      </AriaPopover>
    </MenuTrigger>
  );
});
