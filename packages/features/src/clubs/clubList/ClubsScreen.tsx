import { DISCOVER_PAGE_SIZE, type Club } from '@clubline/contract';
import {
  Button,
  ClubGrid,
  ClubsPage,
  ClubsTools,
  CutNote,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  LoadMoreRow,
  SearchField,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@clubline/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { messageOf, pictureSrcSet } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useSession } from '../../platform/session';
import { clubKeys, currentClubOf, type ClubsTab } from '../clubKeys';
import { clubsMessages } from '../messages';
import { useClubListEvents } from './useClubListEvents';
import { useClubLists } from './useClubLists';
import { useClubsTab } from './useClubsTab';
import { useListView, usePlaceOnReturn } from './useListView';

export interface ClubsScreenProps {
  /** The tab of the address: `/clubs` is `my`, `/clubs/discover` is `discover`. */
  tab: ClubsTab;
}

/** The user's own clubs, and those that can be joined. */
export function ClubsScreen({ tab }: ClubsScreenProps) {
  const text = useMessages(clubsMessages);
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const page = useRef<HTMLDivElement>(null);
  const showTab = useClubsTab(page, tab);
  if (status === 'signedOut') {
    return (
      <ClubsPage ref={page} title={text.title}>
        <EmptyState
          illustration="clubs"
          title={text.signInToSee}
          action={
            <LinkButton
              variant="primary"
              href={hrefFor({
                to: 'auth',
                next: hrefFor({ to: tab === 'my' ? 'clubs' : 'discover' }),
              })}
            >
              {text.signIn}
            </LinkButton>
          }
        />
      </ClubsPage>
    );
  }
  return (
    <ClubsPage
      ref={page}
      title={text.title}
      action={
        <>
          <LinkButton href={hrefFor({ to: 'feed' })}>{text.feed}</LinkButton>
          <LinkButton
            variant="primary"
            href={hrefFor({ to: 'createClub' })}
            icon={<Icon name="plus" />}
          >
            {text.addClub}
          </LinkButton>
        </>
      }
    >
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => showTab(key === 'discover' ? 'discover' : 'my')}
      >
        <TabList aria-label={text.tabs}>
          <Tab id="my">{text.yourClubs}</Tab>
          <Tab id="discover">{text.discover}</Tab>
        </TabList>
        <TabPanel id={tab}>
          <ClubsOf key={tab} tab={tab} page={page} />
        </TabPanel>
      </Tabs>
    </ClubsPage>
  );
}

function ClubsOf({ tab, page }: ClubsScreenProps & { page: RefObject<HTMLDivElement | null> }) {
  const text = useMessages(clubsMessages);
  const { hrefFor, storage } = useClubline();
  const view = useListView(page, tab);
  const list = useClubLists(tab, view.search);
  useClubListEvents();
  const { found, error, older, cutAt } = list;
  const visible = tab === 'discover' ? found.slice(0, view.count) : found;
  usePlaceOnReturn(page, view.scroll, !list.isLoading);

  const open = (club: Club) => {
    storage.local.setJson(clubKeys.currentClub, currentClubOf(club));
    view.keep();
  };
  const showMore = () => {
    view.showMore();
    if (tab === 'my' || found.length < view.count + DISCOVER_PAGE_SIZE) void older.load();
  };

  return (
    <>
      <ClubsTools>
        <SearchField
          label={text.search}
          placeholder={tab === 'my' ? text.searchMine : text.searchDiscover}
          value={view.search}
          onChange={view.setSearch}
        />
      </ClubsTools>
      {error || list.isBrokenOff ? (
        <ErrorState
          title={text.loadFailed}
          description={messageOf(error, text.tryAgain)}
          onRetry={list.retry}
          retryLabel={text.retry}
        />
      ) : (
        <ClubGrid
          label={tab === 'my' ? text.yourClubs : text.discover}
          status={list.isLoading || (list.isSearching && found.length === 0) ? 'loading' : 'ready'}
          clubs={visible.map((club) => ({
            id: club.id,
            name: club.name,
            description: club.description,
            image: club.image,
            imageSrcSet: pictureSrcSet(club.image),
            ownerName: club.ownerName,
            memberCount: club.memberCount,
            maxMembers: club.maxMembers,
            isActive: club.isActive,
            href: hrefFor({ to: 'club', id: club.id }),
            headingLevel: 2,
            onOpen: () => open(club),
          }))}
          empty={
            <NoClubs
              tab={tab}
              isSearch={!list.isEmpty}
              createHref={hrefFor({ to: 'createClub' })}
              discoverHref={hrefFor({ to: 'discover' })}
            />
          }
        />
      )}
      {(found.length > visible.length || (older.hasMore && found.length > 0)) && (
        <LoadMoreRow>
          <Button isPending={older.status === 'loading'} onPress={showMore}>
            {text.loadMore}
          </Button>
        </LoadMoreRow>
      )}
      {found.length === visible.length && <CutNote cutAt={cutAt} />}
    </>
  );
}

function NoClubs({
  tab,
  isSearch,
  createHref,
  discoverHref,
}: {
  tab: ClubsTab;
  isSearch: boolean;
  createHref: string;
  discoverHref: string;
}) {
  const text = useMessages(clubsMessages);
  const link = (href: string, words: ReactNode) => <LinkButton href={href}>{words}</LinkButton>;
  if (isSearch)
    return <EmptyState illustration="search" title={text.noMatch} description={text.noMatchHint} />;
  if (tab === 'discover')
    return (
      <EmptyState
        illustration="clubs"
        title={text.noPublicClubs}
        description={text.noPublicClubsHint}
        action={link(createHref, text.addClub)}
      />
    );
  return (
    <EmptyState
      illustration="clubs"
      title={text.noClubs}
      description={text.noClubsHint}
      action={link(discoverHref, text.discover)}
    />
  );
}
