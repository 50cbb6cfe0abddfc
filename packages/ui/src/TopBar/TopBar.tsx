import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Logo } from '../Logo';
import { useMessages } from '../MessagesProvider';
import { topBarCopy } from './copy';
import * as styles from './TopBar.css';

export interface TopBarProps {
  productName: string;
  homeHref: string;
  /** Left out of the bar when absent. */
  notificationsHref?: string;
  /** Left out of the bar when absent. */
  messagesHref?: string;
  /** Path of the page being shown. */
  currentPath?: string;
  /** Unread notifications; nothing is shown at 0. @default 0 */
  unreadCount?: number;
  /** Whether the sheet with the menu is open. */
  isMenuOpen: boolean;
  onMenuOpenChange: (isOpen: boolean) => void;
  /** Further controls at the end of the bar. */
  children?: ReactNode;
  labels?: Partial<typeof topBarCopy>;
  className?: string;
}

/** The bar over every signed-in page: menu on narrow pages, the wordmark, messages and notifications. */
export function TopBar({
  productName,
  homeHref,
  notificationsHref,
  messagesHref,
  currentPath,
  unreadCount = 0,
  isMenuOpen,
  onMenuOpenChange,
  children,
  labels,
  className,
}: TopBarProps) {
  const text = useMessages('topBar', topBarCopy, labels);
  const unread = unreadCount > 99 ? '99+' : String(unreadCount);
  return (
    <header className={classNames(styles.bar, className)}>
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
      <nav aria-label={text.label} className={styles.shortcuts}>
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
            className={styles.shortcut}
          >
            <Icon name="bell" />
            {unreadCount > 0 && (
              <span aria-hidden="true" className={styles.count}>
                {unread}
              </span>
            )}
          </a>
        )}
        {children}
      </nav>
    </header>
  );
}
