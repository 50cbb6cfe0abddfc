import { forwardRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { sideMenuMessages } from './messages';
import * as styles from './SideMenu.css';

export interface SideMenuProps {
  /** Address of each place. A place without one is not in the menu. */
  hrefs: Partial<Record<Item['key'] | 'home', string>>;
  /** Path of the page being shown; the item it belongs to is marked. */
  currentPath?: string;
  /** Called on Log out; asking whether it is meant is the caller's. */
  onLogout: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof sideMenuMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

type Item = {
  key: 'profile' | 'settings' | 'scores' | 'feed' | 'clubs' | 'discover';
  icon: IconName;
};

const sections: { title: 'profileSection' | 'scoresSection' | 'clubsSection'; items: Item[] }[] = [
  {
    title: 'profileSection',
    items: [
      { key: 'profile', icon: 'user' },
      { key: 'settings', icon: 'settings' },
    ],
  },
  { title: 'scoresSection', items: [{ key: 'scores', icon: 'trophy' }] },
  {
    title: 'clubsSection',
    items: [
      { key: 'feed', icon: 'chat' },
      { key: 'clubs', icon: 'users' },
      { key: 'discover', icon: 'search' },
    ],
  },
];

/**
 * The menu of the signed-in product: three sections and the way home. Narrower than 120 px it shows
 * its icons alone.
 */
export const SideMenu = forwardRef<HTMLElement, SideMenuProps>(function SideMenu(
  { hrefs, currentPath, onLogout, labels, className },
  ref,
) {
  const text = useMessages(sideMenuMessages, labels);
  const current = currentItem(hrefs, currentPath);
  return (
    <nav ref={ref} aria-label={text.label} className={classNames(styles.menu, className)}>
      {sections.map(({ title, items }) => (
        <div key={title}>
          <h2 className={styles.title}>{text[title]}</h2>
          <ul className={styles.list}>
            {items.map(
              ({ key, icon }) =>
                hrefs[key] && (
                  <li key={key}>
                    <a
                      href={hrefs[key]}
                      aria-current={current === key ? 'page' : undefined}
                      className={styles.item}
                    >
                      <Icon name={icon} />
                      <span className={styles.name}>{text[key]}</span>
                    </a>
                  </li>
                ),
            )}
            {title === 'profileSection' && (
              <li>
                <AriaButton onPress={onLogout} className={styles.item}>
                  <Icon name="logout" />
                  <span className={styles.name}>{text.logout}</span>
                </AriaButton>
              </li>
            )}
          </ul>
        </div>
      ))}
      {hrefs.home && (
        <a href={hrefs.home} className={classNames(styles.item, styles.home)}>
          <Icon name="home" />
          <span className={styles.name}>{text.home}</span>
        </a>
      )}
    </nav>
  );
});

/**
 * The item whose address is the longest start of the current path: `/clubs/discover` is not
 * `/clubs`.
 */
function currentItem(hrefs: SideMenuProps['hrefs'], path = ''): string | undefined {
  const holds = ([key, href]: [string, string]) =>
    key !== 'home' && (path === href || path.startsWith(`${href}/`));
  return Object.entries(hrefs)
    .filter(holds)
    .sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
