import { forwardRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../../primitives/Icon';
import { Menu, type MenuAction, type MenuSection } from '../../primitives/Menu';
import { cappedCount } from '../../primitives/cappedCount';
import { useMessages, type Labels } from '../../primitives/messages';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { bottomBarMessages } from './messages';
import * as styles from './BottomBar.css';

type Place = 'scores' | 'clubs' | 'notifications' | 'profile';

export interface BottomBarProps {
  /** Address of each place. A place without one is not in the bar. */
  hrefs: Partial<Record<Place, string>>;
  /** Path of the page being shown; the place it belongs to is marked. */
  currentPath?: string;
  /** Unread notifications; nothing is shown at 0. @default 0 */
  unreadCount?: number;
  /** What can be made, in order, or sections of it; without any there is no such button. */
  actions?: readonly (MenuAction | MenuSection)[];
  /** Called with the id of the chosen action; one with an `href` is followed, too. */
  onAction?: (id: string) => void;
  /** Called with the new state when the menu of actions opens or closes. */
  onActionsOpenChange?: (isOpen: boolean) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof bottomBarMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

const icons: Record<Place, IconName> = {
  scores: 'trophy',
  clubs: 'users',
  notifications: 'bell',
  profile: 'user',
};

/**
 * The main places of the product within reach of a thumb, under pages narrower than 768 px; wider
 * ones have the menu beside them. It tells the page's root how much of the lower edge it takes.
 */
export const BottomBar = forwardRef<HTMLElement, BottomBarProps>(function BottomBar(
  {
    hrefs,
    currentPath = '',
    unreadCount = 0,
    actions = [],
    onAction,
    onActionsOpenChange,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(bottomBarMessages, labels);
  const unread = cappedCount(unreadCount);
  const link = (place: Place) => {
    const href = hrefs[place];
    if (!href) return null;
    const hasUnread = place === 'notifications' && unreadCount > 0;
    const isCurrent = currentPath === href || currentPath.startsWith(`${href}/`);
    return (
      <li>
        <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.item}>
          <span className={styles.icon}>
            <Icon name={icons[place]} size={24} />
            {hasUnread && (
              <span aria-hidden="true" dir="ltr" className={styles.count}>
                {unread}
              </span>
            )}
          </span>
          <span aria-hidden={hasUnread || undefined} className={styles.word}>
            {text[place]}
          </span>
          {hasUnread && <VisuallyHidden>{text.notificationsUnread(unread)}</VisuallyHidden>}
        </a>
      </li>
    );
  };
  return (
    <nav ref={ref} aria-label={text.label} className={classNames(styles.bar, className)}>
      <ul className={styles.list}>
        {link('scores')}
        {link('clubs')}
        {actions.length > 0 && (
          <li>
            <Menu
              trigger={
                <AriaButton className={styles.item}>
                  <span className={classNames(styles.icon, styles.create)}>
                    <Icon name="plus" size={24} />
                  </span>
                  <span className={styles.word}>{text.create}</span>
                </AriaButton>
              }
              items={actions}
              onAction={(id) => onAction?.(id)}
              placement="top"
              {...(onActionsOpenChange && { onOpenChange: onActionsOpenChange })}
            />
          </li>
        )}
        {link('notifications')}
        {link('profile')}
      </ul>
    </nav>
  );
});
