import type { Labels } from '../platform/messages';
import {
  AppShell,
  BottomBar,
  SideMenu,
  TopBar,
  type bottomBarMessages,
  type sideMenuMessages,
  type topBarMessages,
} from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import { useKeptPush, useOwnUsername } from '../account';
import { useLiveRoom } from '../platform/liveRoom';
import { useClubline } from '../platform/provider';
import { readRoute } from '../platform/routes';
import { useFailedAgain, useSessionEnd } from '../platform/subscription';
import { usePersonChanges } from '../profiles';
import { AccountMenu } from './accountMenu';
import { LogoutDialog } from './LogoutDialog';
import { sidePageOf } from './sideColumn';
import { useCreateActions } from './useCreateActions';
import { useSearchState, type RenderSearch } from './useSearchState';
import type { accountMenuMessages, createActionsMessages, logoutMessages } from './messages';

export interface ShellContainerProps {
  /** Path of the page being shown, for marking where one is. */
  path: string;
  /** Unread notifications, shown in the bar. @default 0 */
  unreadCount?: number;
  /** Draws the search of everything; without it the bar has no such button. */
  renderSearch?: RenderSearch;
  /**
   * Draws what stands beside a page in wide windows, as `PageSideColumn`; asked for the pages that
   * leave room for it, and mounted in such windows alone.
   */
  renderAside?: (path: string) => ReactNode;
  /** The page itself. */
  children: ReactNode;
  /**
   * Texts to replace, one by one, of the menu, the bars, what can be made, the question before
   * logging out, and the menu behind one's own picture.
   */
  labels?: {
    menu?: Labels<typeof sideMenuMessages>;
    bar?: Labels<typeof topBarMessages>;
    bottomBar?: Labels<typeof bottomBarMessages>;
    createActions?: Labels<typeof createActionsMessages>;
    logout?: Labels<typeof logoutMessages>;
    account?: Labels<typeof accountMenuMessages>;
  };
}

/** The frame around every signed-in page: bars, menu, and the question before logging out. */
export function ShellContainer({
  path,
  unreadCount = 0,
  renderSearch,
  renderAside,
  children,
  labels = {},
}: ShellContainerProps) {
  const { hrefFor, productName } = useClubline();
  useKeptUp();
  // The live room one is in stands beside the page while it is open.
  const hasDock = useLiveRoom()?.isOpen ?? false;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const hrefs = useMenuHrefs();
  const search = useSearchState();
  const create = useCreateActions(hrefs.profile, labels.createActions);
  const sidePage = sidePageOf(path);

  return (
    <>
      <AppShell
        isMenuOpen={isMenuOpen}
        onMenuOpenChange={setMenuOpen}
        hasDock={hasDock}
        {...(sidePage && { aside: renderAside?.(path), pageWidth: sidePage.width })}
        topBar={
          <TopBar
            productName={productName}
            homeHref={hrefs.home}
            notificationsHref={hrefs.notifications}
            messagesHref={hrefFor({ to: 'messages' })}
            currentPath={path}
            unreadCount={unreadCount}
            {...(renderSearch && { onSearch: search.open })}
            hasPageSearch={readRoute(path)?.to === 'search'}
            isMenuOpen={isMenuOpen}
            onMenuOpenChange={setMenuOpen}
            hasBottomBar
            {...create}
            {...(labels.bar && { labels: labels.bar })}
          >
            <AccountMenu
              onLogout={() => setLeaving(true)}
              {...(labels.account && { labels: labels.account })}
            />
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
        bottomBar={
          <BottomBar
            hrefs={hrefs}
            currentPath={path}
            unreadCount={unreadCount}
            {...create}
            {...(labels.bottomBar && { labels: labels.bottomBar })}
          />
        }
      >
        {children}
      </AppShell>
      {search.isNeeded && renderSearch?.(search.state)}
      <LogoutDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        {...(labels.logout && { labels: labels.logout })}
      />
    </>
  );
}

/** Keeps up with what happens to whoever is signed in, and with the server, on every page. */
function useKeptUp() {
  usePersonChanges();
  useSessionEnd();
  useFailedAgain();
  useKeptPush();
}

/** Where the menu and the bars lead. */
function useMenuHrefs() {
  const { hrefFor } = useClubline();
  const username = useOwnUsername();
  return {
    ...(username && { profile: hrefFor({ to: 'profile', username }) }),
    settings: hrefFor({ to: 'settings' }),
    scores: hrefFor({ to: 'scores' }),
    feed: hrefFor({ to: 'feed' }),
    clubs: hrefFor({ to: 'clubs' }),
    discover: hrefFor({ to: 'discover' }),
    home: hrefFor({ to: 'home' }),
    notifications: hrefFor({ to: 'notifications' }),
  };
}
