import { AppShell, SideMenu, TopBar, type sideMenuCopy, type topBarCopy } from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { ThemeMenu, type themeMenuCopy } from '../theme';
import type { logoutCopy } from './copy';
import { LogoutDialog } from './LogoutDialog';
import { useOwnUsername } from './useOwnUsername';

export interface ShellContainerProps {
  /** Path of the page being shown, for marking where one is. */
  path: string;
  /** Unread notifications, shown in the bar. @default 0 */
  unreadCount?: number;
  children: ReactNode;
  labels?: {
    menu?: Partial<typeof sideMenuCopy>;
    bar?: Partial<typeof topBarCopy>;
    logout?: Partial<typeof logoutCopy>;
    theme?: Partial<typeof themeMenuCopy>;
  };
}

/** The frame around every signed-in page: bar, menu, and the question before logging out. */
export function ShellContainer({
  path,
  unreadCount = 0,
  children,
  labels = {},
}: ShellContainerProps) {
  const { hrefFor, productName } = useClubline();
  const { status } = useSession();
  const username = useOwnUsername();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const hrefs = {
    ...(username && { profile: hrefFor({ to: 'profile', username }) }),
    settings: hrefFor({ to: 'settings' }),
    scores: hrefFor({ to: 'scores' }),
    clubs: hrefFor({ to: 'clubs' }),
    discover: hrefFor({ to: 'discover' }),
    home: hrefFor({ to: 'home' }),
  };

  return (
    <>
      <AppShell
        isMenuOpen={isMenuOpen}
        onMenuOpenChange={setMenuOpen}
        topBar={
          <TopBar
            productName={productName}
            homeHref={hrefs.home}
            notificationsHref={hrefFor({ to: 'notifications' })}
            messagesHref={hrefFor({ to: 'messages' })}
            currentPath={path}
            unreadCount={unreadCount}
            isMenuOpen={isMenuOpen}
            onMenuOpenChange={setMenuOpen}
            {...(labels.bar && { labels: labels.bar })}
          >
            <ThemeMenu {...(labels.theme && { labels: labels.theme })} />
          </TopBar>
        }
        menu={
          <SideMenu
            hrefs={hrefs}
            currentPath={path}
            onLogout={() => {
              setMenuOpen(false);
              setLeaving(true);
            }}
            {...(labels.menu && { labels: labels.menu })}
          />
        }
      >
        {children}
      </AppShell>
      <LogoutDialog
        isOpen={isLeaving && status === 'signedIn'}
        onOpenChange={setLeaving}
        {...(labels.logout && { labels: labels.logout })}
      />
    </>
  );
}
