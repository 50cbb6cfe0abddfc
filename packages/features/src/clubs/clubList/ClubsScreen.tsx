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
import type { Club } from '@clubline/contract';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { messageOf, pictureSrcSet } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useSession } from '../../platform/session';
import type { ClubsTab } from '../clubKeys';
import { clubsMessages } from '../messages';
import { SuggestedClubs } from '../suggestions/SuggestedClubs';
import { useClubListEvents } from './useClubListEvents';
import { sportOf } from '../suggestions/sportWords';
import { useClubsTab } from './useClubsTab';
import { useJoinedHere } from './useJoinedHere';
import { useShownClubs } from './useShownClubs';

export interface ClubsScreenProps {
  /** The tab of the address: `/clubs` is `my`, `/clubs/discover` is `discover`. */
  tab: ClubsTab;
  /** The words that are searched for, as the address names them (`?q=`). @default '' */
  query?: string;
}

/** The user's own clubs, and those that can be joined. */
export function ClubsScreen({ tab, query = '' }: ClubsScreenProps) {
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
                next: hrefFor({ to: tab === 'my' ? 'clubs' : 'discover', query }),
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
          <ClubsOf key={tab} tab={tab} query={query} page={page} />
        </TabPanel>
      </Tabs>
    </ClubsPage>
  );
}

/** What a card shows of a club. */
const clubCard = (club: Club) => ({
  id: club.id,
  name: club.name,
  description: club.description,
  image: club.image,
  imageSrcSet: pictureSrcSet(club.image),
  ownerName: club.ownerName,
  memberCount: club.memberCount,
  maxMembers: club.maxMembers,
  isActive: club.isActive,
  headingLevel: 2 as const,
  sport: sportOf(club),
});

interface ClubsOfProps extends ClubsScreenProps {
  page: RefObject<HTMLDivElement | null>;
}

function ClubsOf({ tab, query, page }: ClubsOfProps) {
  const text = useMessages(clubsMessages);
  const { hrefFor } = useClubline();
  const { list, rows, shown, search, setSearch, open, ...more } = useShownClubs(
    { tab, query },
    page,
  );
  useClubListEvents();
  const joining = useJoinedHere(shown, search);
  const cardOf = (club: Club) => ({
    ...clubCard(club),
    href: hrefFor({ to: 'club', id: club.id }),
    onOpen: () => open(club),
    ...(tab === 'discover' && {
      membership: joining.membershipOf(club),
      onJoin: () => joining.join(club),
    }),
  });
  const { error, older } = list;
  // Whoever has begun to join is offered the others as well.
  const [hasBegun, setBegun] = useState(false);
  const isOffered = tab === 'my' && search.trim() === '' && (list.isNone || hasBegun);
  const isWaiting = list.isLoading || (list.isSearching && list.found.length === 0);

  return (
    <>
      <ClubsTools>
        <SearchField
          label={text.search}
          placeholder={tab === 'my' ? text.searchMine : text.searchDiscover}
          value={search}
          onChange={setSearch}
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
          keptId={rows.anchorId ?? undefined}
          rowRef={rows.rowRef}
          status={isWaiting ? 'loading' : 'ready'}
          clubs={joining.clubs.map(cardOf)}
          empty={
            <NoClubs
              tab={tab}
              isSearch={!list.isEmpty}
              further={list.further}
              onClearSearch={() => setSearch('')}
              createHref={hrefFor({ to: 'createClub' })}
              discoverHref={hrefFor({ to: 'discover' })}
            />
          }
        />
      )}
      {isOffered && <SuggestedClubs own={list.found} onJoin={() => setBegun(true)} />}
      {more.hasMore && (
        <LoadMoreRow>
          <Button isPending={older.status === 'loading'} onPress={more.showMore}>
            {text.loadMore}
          </Button>
        </LoadMoreRow>
      )}
      <CutNote cutAt={more.cutAt} />
    </>
  );
}

function NoClubs({
  tab,
  isSearch,
  further,
  onClearSearch,
  createHref,
  discoverHref,
}: {
  tab: ClubsTab;
  isSearch: boolean;
  further: { isPending: boolean; look: () => void } | undefined;
  onClearSearch: () => void;
  createHref: string;
  discoverHref: string;
}) {
  const text = useMessages(clubsMessages);
  const link = (href: string, words: ReactNode) => <LinkButton href={href}>{words}</LinkButton>;
  if (further)
    return (
      <EmptyState
        illustration="search"
        title={text.noneSoFar}
        description={text.noneSoFarHint}
        action={
          <Button isPending={further.isPending} onPress={further.look}>
            {text.lookFurther}
          </Button>
        }
      />
    );
  if (isSearch)
    return (
      <EmptyState
        illustration="search"
        title={text.noMatch}
        description={text.noMatchHint}
        onClearSearch={onClearSearch}
      />
    );
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
