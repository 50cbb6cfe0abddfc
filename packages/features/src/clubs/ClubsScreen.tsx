import type { Club } from '@clubline/contract';
import { Button, ClubGrid, ClubsPage, ClubsTools, EmptyState, ErrorState, Icon, LinkButton, LoadMoreRow, SearchField, Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { messageOf } from '../client';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { clubsNames, currentClubOf, type ClubsTab } from './clubsNames';
import { clubsCopy } from './copy';
import { searchClubs, useClubLists } from './useClubLists';
import { useClubsTab } from './useClubsTab';
import { useListView } from './useListView';

export interface ClubsScreenProps {
  /** The tab of the address: `/clubs` is `my`, `/clubs/discover` is `discover`. */
  tab: ClubsTab;
}

/** The user's own clubs, and those that can be joined. */
export function ClubsScreen({ tab }: ClubsScreenProps) {
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const page = useRef<HTMLDivElement>(null);
  const showTab = useClubsTab(page, tab);
  if (status === 'signedOut') {
    return (
      <ClubsPage ref={page} title={clubsCopy.title}>
        <EmptyState illustration="clubs" title={clubsCopy.signInToSee} action={<LinkButton variant="primary" href={hrefFor({ to: 'auth', next: hrefFor({ to: tab === 'my' ? 'clubs' : 'discover' }) })}>{clubsCopy.signIn}</LinkButton>} />
      </ClubsPage>
    );
  }
  return (
    <ClubsPage
      ref={page}
      title={clubsCopy.title}
      action={
        <LinkButton variant="primary" href={hrefFor({ to: 'createClub' })} icon={<Icon name="plus" />}>
          {clubsCopy.addClub}
        </LinkButton>
      }
    >
      <Tabs selectedKey={tab} onSelectionChange={(key) => showTab(key === 'discover' ? 'discover' : 'my')}>
        <TabList aria-label={clubsCopy.tabs}>
          <Tab id="my">{clubsCopy.yourClubs}</Tab>
          <Tab id="discover">{clubsCopy.discover}</Tab>
        </TabList>
        <TabPanel id={tab}>
          <ClubsOf key={tab} tab={tab} page={page} />
        </TabPanel>
      </Tabs>
    </ClubsPage>
  );
}

function ClubsOf({ tab, page }: ClubsScreenProps & { page: RefObject<HTMLDivElement | null> }) {
  const { hrefFor, storage } = useClubline();
  const { clubs, isLoading, error, retry } = useClubLists(tab);
  const view = useListView(page, tab, !isLoading);
  const found = searchClubs(clubs, view.search);
  const visible = tab === 'discover' ? found.slice(0, view.count) : found;

  const open = (club: Club) => {
    storage.local.setJson(clubsNames.currentClub, currentClubOf(club));
    view.keep();
  };

  return (
    <>
      <ClubsTools>
        <SearchField label={clubsCopy.search} placeholder={tab === 'my' ? clubsCopy.searchMine : clubsCopy.searchDiscover} value={view.search} onChange={view.setSearch} />
      </ClubsTools>
      {error ? (
        <ErrorState title={clubsCopy.loadFailed} message={messageOf(error, clubsCopy.tryAgain)} onRetry={retry} retryLabel={clubsCopy.retry} />
      ) : (
        <ClubGrid
          label={tab === 'my' ? clubsCopy.yourClubs : clubsCopy.discover}
          isLoading={isLoading}
          clubs={visible.map((club) => ({
            id: club.id,
            name: club.name,
            description: club.description,
            image: club.image,
            ownerName: club.ownerName,
            memberCount: club.memberCount,
            maxMembers: club.maxMembers,
            isActive: club.isActive,
            href: hrefFor({ to: 'club', id: club.id }),
            headingLevel: 2,
            onOpen: () => open(club),
          }))}
          empty={<NoClubs tab={tab} isSearch={clubs.length > 0} createHref={hrefFor({ to: 'createClub' })} discoverHref={hrefFor({ to: 'discover' })} />}
        />
      )}
      {found.length > visible.length && (
        <LoadMoreRow>
          <Button onPress={view.showMore}>{clubsCopy.loadMore}</Button>
        </LoadMoreRow>
      )}
    </>
  );
}

function NoClubs({ tab, isSearch, createHref, discoverHref }: { tab: ClubsTab; isSearch: boolean; createHref: string; discoverHref: string }) {
  const link = (href: string, words: ReactNode) => <LinkButton href={href}>{words}</LinkButton>;
  if (isSearch) return <EmptyState illustration="search" title={clubsCopy.noMatch} description={clubsCopy.noMatchHint} />;
  if (tab === 'discover') return <EmptyState illustration="clubs" title={clubsCopy.noPublicClubs} description={clubsCopy.noPublicClubsHint} action={link(createHref, clubsCopy.addClub)} />;
  return <EmptyState illustration="clubs" title={clubsCopy.noClubs} description={clubsCopy.noClubsHint} action={link(discoverHref, clubsCopy.discover)} />;
}
