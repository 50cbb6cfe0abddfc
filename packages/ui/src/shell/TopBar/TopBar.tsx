import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { Button } from 'react-aria-components/Button';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Menu } from '../../primitives/Menu';
import type { BottomBarProps } from '../BottomBar';
import { Logo } from '../Logo';
import { cappedCount } from '../../primitives/cappedCount';
import { useMessages, type Labels } from '../../primitives/messages';
import { topBarMessages } from './messages';
import { useSearchKeys } from './useSearchKeys';
import * as styles from './TopBar.css';

type Actions = Pick<BottomBarProps, 'actions' | 'onAction' | 'onActionsOpenChange'>;

export interface TopBarProps extends Actions {
  /** Set as the wordmark. */
  productName: string;
  /** Where the wordmark leads. */
  homeHref: string;
  /** Left out of the bar when absent. */
  notificationsHref?: string;
  /** Left out of the bar when absent. */
  messagesHref?: string;
  /**
   * Called on the search button, and on ⌘K or Ctrl K wherever one is on the page; without it there
   * is no such button.
   */
  onSearch?: () => void;
  /**
   * Whether the page has a search field of its own: the bar then has no button, while the keys are
   * heard as ever.
   * @default false
   */
  hasPageSearch?: boolean;
  /** Path of the page being shown. */
  currentPath?: string;
  /** Unread notifications; nothing is shown at 0. @default 0 */
  unreadCount?: number;
  /** Whether the sheet with the menu is open. */
  isMenuOpen: boolean;
  /** Called with the new state on the menu button. */
  onMenuOpenChange: (isOpen: boolean) => void;
  /**
   * Whether narrow pages have a `BottomBar`, which has the notifications and the actions there.
   * @default false
   */
  hasBottomBar?: boolean;
  /** Further controls at the end of the bar. */
  children?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof topBarMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * The bar over every signed-in page: menu on narrow pages, the wordmark, what can be made, messages
 * and notifications.
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  {
    productName,
    homeHref,
    notificationsHref,
    messagesHref,
    onSearch,
    hasPageSearch = false,
    currentPath,
    unreadCount = 0,
    isMenuOpen,
    onMenuOpenChange,
    hasBottomBar = false,
    children,
    labels,
    className,
    ...created
  },
  ref,
) {
  const text = useMessages(topBarMessages, labels);
  const unread = cappedCount(unreadCount);
  const bar = useObjectRef(ref);
  const searchKeys = useSearchKeys(bar, onSearch);
  return (
    <header ref={bar} className={classNames(styles.bar, className)}>
      <IconButton
        className={styles.toggle}
        label={isMenuOpen ? text.closeMenu : text.openMenu}
        aria-expanded={isMenuOpen}
        icon={<Icon name={isMenuOpen ? 'close' : 'menu'} size={24} />}
        onPress={() => onMenuOpenChange(!isMenuOpen)}
      />
      <a href={homeHref} className={styles.brand}>
        <Logo name={productName} />
      </a>
      {onSearch && !hasPageSearch && (
        <Button className={styles.search} aria-haspopup="dialog" onPress={() => onSearch()}>
          <Icon name="search" />
          <span className={styles.searchWord}>{text.search}</span>
          <kbd aria-hidden="true" className={styles.searchKeys}>
            {searchKeys}
          </kbd>
        </Button>
      )}
      <nav aria-label={text.label} className={styles.shortcuts}>
        <ActionsMenu {...created} label={text.create} isWideOnly={hasBottomBar} />
        {messagesHref && (
          <a
            href={messagesHref}
            aria-label={text.messages}
            aria-current={currentPath === messagesHref ? 'page' : undefined}
            className={styles.shortcut}
          >
            <Icon name="comment" />
          </a>
        )}
        {notificationsHref && (
          <a
            href={notificationsHref}
            aria-label={unreadCount > 0 ? text.notificationsUnread(unread) : text.notifications}
            aria-current={currentPath === notificationsHref ? 'page' : undefined}
            className={classNames(styles.shortcut, hasBottomBar && styles.wideOnly)}
          >
            <Icon name="bell" />
            {unreadCount > 0 && (
              <span aria-hidden="true" dir="ltr" className={styles.count}>
                {unread}
              </span>
            )}
          </a>
        )}
        {children}
      </nav>
    </header>
  );
});

function ActionsMenu({
  actions = [],
  onAction,
  onActionsOpenChange,
  label,
  isWideOnly,
}: Actions & { label: string; isWideOnly: boolean }) {
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button className={classNames(styles.create, isWideOnly && styles.wideOnly)}>
          <Icon name="plus" />
          {label}
        </Button>
      }
      items={actions}
      onAction={(id) => onAction?.(id)}
      {...(onActionsOpenChange && { onOpenChange: onActionsOpenChange })}
    />
  );
}
