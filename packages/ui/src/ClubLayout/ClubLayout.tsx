import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { LinkButton } from '../LinkButton';
import { Skeleton } from '../Skeleton';
import { base, visuallyHidden } from '../theme';
import * as styles from './ClubLayout.css';

/** Props of {@link ClubsPage}. */
export interface ClubsPageProps {
  title: string;
  /** The one action of the page. */
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A page of clubs: title, one action, what follows. */
export function ClubsPage({ title, action, children, ref }: ClubsPageProps) {
  return (
    <div ref={ref} className={classNames(base, styles.page)}>
      <header className={classNames(base, styles.head)}>
        <h1 className={classNames(base, styles.title)}>{title}</h1>
        {action}
      </header>
      {children}
    </div>
  );
}

/** Holds a search field to a readable width. */
export function ClubsTools({ children }: { children: ReactNode }) {
  return <div className={classNames(base, styles.tools)}>{children}</div>;
}

/** Puts the button that loads more in the middle. */
export function LoadMoreRow({ children }: { children: ReactNode }) {
  return <div className={classNames(base, styles.more)}>{children}</div>;
}

/** Props of {@link ClubPage}. */
export interface ClubPageProps {
  backHref: string;
  backLabel: string;
  /** The club's name. */
  title?: string;
  settingsLabel: string;
  /** Opens what there is to know of the club; without it there is no such button. */
  onSettings?: () => void;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The page of one club: back, name, settings, what follows. */
export function ClubPage({
  backHref,
  backLabel,
  title,
  settingsLabel,
  onSettings,
  children,
  ref,
}: ClubPageProps) {
  return (
    <div ref={ref} className={classNames(base, styles.page)}>
      <header className={classNames(base, styles.clubHead)}>
        <LinkButton variant="quiet" href={backHref} icon={<Icon name="chevron-left" />}>
          {backLabel}
        </LinkButton>
        {title !== undefined && <h1 className={classNames(base, styles.smallTitle)}>{title}</h1>}
        {onSettings && (
          <IconButton label={settingsLabel} icon={<Icon name="settings" />} onPress={onSettings} />
        )}
      </header>
      {children}
    </div>
  );
}

/** Keeps the row of tabs in sight while the page scrolls. */
export function StickyTabs({ children }: { children: ReactNode }) {
  return <div className={classNames(base, styles.tabRow)}>{children}</div>;
}

/** The one reading column of a feed, 640 px wide. */
export function FeedColumn({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={classNames(base, styles.feed)}>
      {children}
    </div>
  );
}

/** Floats over the top of a feed while it is being read. */
export function FeedPill({ children }: { children: ReactNode }) {
  return <div className={classNames(base, styles.pill)}>{children}</div>;
}

/** A sentence about the feed, announced when it appears. */
export function FeedNote({ children }: { children: ReactNode }) {
  return (
    <output className={classNames(base, styles.note)}>
      <Icon name="info" />
      {children}
    </output>
  );
}

/** Posts in waiting, in about their final size. */
export function FeedSkeleton({ label }: { label: string }) {
  return (
    <>
      <output className={visuallyHidden}>{label}</output>
      {[0, 1, 2].map((index) => (
        <div key={index} aria-hidden="true" className={classNames(base, styles.ghost)}>
          <div className={styles.ghostHead}>
            <Skeleton shape="circle" width={40} height={40} />
            <Skeleton width={160} height={16} />
          </div>
          <Skeleton width="100%" height={16} />
          <Skeleton width="60%" height={16} />
          <Skeleton width={160} height={36} />
        </div>
      ))}
    </>
  );
}

/** A channel's list over its composer, filling the height. */
export function ChannelColumn({
  children,
  ref,
}: {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className={classNames(base, styles.channel)}>
      {children}
    </div>
  );
}
