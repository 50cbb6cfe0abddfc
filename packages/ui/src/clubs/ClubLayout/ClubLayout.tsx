import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { LinkButton } from '../../primitives/LinkButton';
import { base } from '../../theme';
import * as styles from './ClubLayout.css';

/** Props of {@link ClubsPage}. */
export interface ClubsPageProps {
  /** The heading of the page (`h1`). */
  title: string;
  /** The one action of the page, after links if there are any. */
  action?: ReactNode;
  /** What stands under the heading. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A page of clubs: title, one action, what follows. */
export const ClubsPage = forwardRef<HTMLDivElement, ClubsPageProps>(function ClubsPage(
  { title, action, children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.page, className)}>
      <header className={classNames(base, styles.head)}>
        <h1 className={classNames(base, styles.title)}>{title}</h1>
        {action && <div className={classNames(base, styles.actions)}>{action}</div>}
      </header>
      {children}
    </div>
  );
});

interface ClubsToolsProps {
  /** Usually one SearchField. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Holds a search field to a readable width. */
export const ClubsTools = forwardRef<HTMLDivElement, ClubsToolsProps>(function ClubsTools(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.tools, className)}>
      {children}
    </div>
  );
});

/** Props of {@link ClubPage}. */
export interface ClubPageProps {
  /** Where the link back leads. */
  backHref: string;
  /** The words of the link back. */
  backLabel: string;
  /**
   * The head of the club: back and settings stand over its picture.
   * @default they stand in a row of their own
   */
  banner?: ReactNode;
  /** Name of the settings button for assistive technology. */
  settingsLabel: string;
  /** Opens what there is to know of the club; without it there is no such button. */
  onSettings?: () => void;
  /** What stands under the head of the page. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The page of one club: back, settings, the club's head, what follows. */
export const ClubPage = forwardRef<HTMLDivElement, ClubPageProps>(function ClubPage(
  { backHref, backLabel, banner, settingsLabel, onSettings, children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.page, className)}>
      <header className={classNames(base, styles.clubHead)}>
        <div className={classNames(base, styles.clubBar[banner ? 'overPicture' : 'alone'])}>
          <LinkButton
            variant={banner ? 'secondary' : 'quiet'}
            href={backHref}
            icon={<Icon name="chevron-left" />}
          >
            {backLabel}
          </LinkButton>
          {onSettings && (
            <IconButton
              variant={banner ? 'secondary' : 'quiet'}
              label={settingsLabel}
              icon={<Icon name="settings" />}
              onPress={onSettings}
            />
          )}
        </div>
        {banner}
      </header>
      {children}
    </div>
  );
});

interface StickyTabsProps {
  /** The TabList, which stays at the top of the screen. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Keeps the row of tabs in sight while the page scrolls. */
export const StickyTabs = forwardRef<HTMLDivElement, StickyTabsProps>(function StickyTabs(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.tabRow, className)}>
      {children}
    </div>
  );
});
