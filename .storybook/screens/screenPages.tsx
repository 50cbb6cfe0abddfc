import {
  AuthScreen,
  ClubScreen,
  ClubSettingsScreen,
  ClubsScreen,
  ContactScreen,
  CreateClubScreen,
  CreateRacerScreen,
  ExploreScreen,
  FeedScreen,
  FrameSignInScreen,
  HomeScreen,
  NotificationsScreen,
  PageSideColumn,
  PartnerKeysScreen,
  PlaceholderScreen,
  ProfileScreen,
  RacerScreen,
  RacerSearchDialog,
  ScoresScreen,
  SearchScreen,
  SettingsScreen,
  TermsScreen,
  WelcomeScreen,
  routes,
  useSession,
  type Route,
  type RouteName,
} from '@clubline/features';
import { NotFound } from '@clubline/ui';
import type { ComponentProps, ReactElement } from 'react';
import homeStories from '../../packages/features/src/home/HomeScreen.stories';
import { JANE_ID } from '../../packages/features/src/testing/racers.fixtures';
import { sampleEvent } from '../../packages/features/src/testing/results.fixtures';
import notFoundStories from '../../packages/ui/src/shell/NotFound/NotFound.stories';

/** Where a page stands in the site, and what stands there. */
export interface ScreenPage {
  /** The address, or null for one that the site does not have. */
  at: Route | null;
  element: ReactElement;
}

const scores = (props: Partial<ComponentProps<typeof ScoresScreen>>) => (
  <ScoresScreen
    event={sampleEvent}
    renderRacerSearch={(state) => <RacerSearchDialog {...state} />}
    {...props}
  />
);
const own = { event: sampleEvent };
const race = { day: 'wednesday', race: 'pro-runabout-stock' };

/** What is said where no page stands: who is signed in is led to their feed. */
function NoPage() {
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <NotFound {...notFoundStories.args} feedHref={isSignedIn ? routes.feed.path : undefined} />
  );
}

/** Routes that only lead on, each with the one that stands there then. */
export const leadingOn = { ownProfile: 'profile', results: 'result' } as const satisfies Partial<
  Record<RouteName, RouteName>
>;

/** Every page of the site, as its routes compose it. */
export const screenPages = {
  home: {
    at: { to: 'home' },
    element: <HomeScreen {...homeStories.args} beside={<PageSideColumn path="/feed" {...own} />} />,
  },
  auth: { at: { to: 'auth' }, element: <AuthScreen view="welcome" /> },
  signIn: { at: { to: 'authSignIn' }, element: <AuthScreen view="signIn" /> },
  signUp: { at: { to: 'authSignUp' }, element: <AuthScreen view="signUp" /> },
  reset: { at: { to: 'authReset' }, element: <AuthScreen view="reset" /> },
  contact: { at: { to: 'contact' }, element: <ContactScreen /> },
  terms: { at: { to: 'terms' }, element: <TermsScreen /> },
  frameSignIn: {
    at: { to: 'frameSignIn' },
    element: (
      <FrameSignInScreen
        path="/embed/sign-in?state=a&for=https%3A%2F%2Fnews.example"
        onSession={() => undefined}
        onCancel={() => undefined}
      />
    ),
  },
  welcome: { at: { to: 'welcome' }, element: <WelcomeScreen /> },
  feed: {
    at: { to: 'feed' },
    element: <FeedScreen among={<PageSideColumn path="/feed" {...own} />} />,
  },
  clubs: { at: { to: 'clubs' }, element: <ClubsScreen tab="my" /> },
  discover: { at: { to: 'discover' }, element: <ClubsScreen tab="discover" /> },
  club: { at: { to: 'club', id: 'c-lake' }, element: <ClubScreen clubId="c-lake" /> },
  clubMembers: {
    at: { to: 'clubSection', id: 'c-lake', section: 'members' },
    element: <ClubScreen clubId="c-lake" section="members" />,
  },
  channel: {
    at: { to: 'clubChannel', id: 'c-lake', channel: 'Race day' },
    element: <ClubScreen clubId="c-lake" channel="Race day" />,
  },
  createClub: { at: { to: 'createClub' }, element: <CreateClubScreen /> },
  clubSettings: {
    at: { to: 'clubSettings', id: 'c-own' },
    element: <ClubSettingsScreen clubId="c-own" />,
  },
  profile: {
    at: { to: 'profile', username: 'amy_lake' },
    element: <ProfileScreen username="amy_lake" />,
  },
  followers: {
    at: { to: 'profileSection', username: 'amy_lake', section: 'followers' },
    element: <ProfileScreen username="amy_lake" section="followers" />,
  },
  racer: {
    at: { to: 'racer', id: JANE_ID },
    element: <RacerScreen idOrSlug={JANE_ID} event={sampleEvent} />,
  },
  racerEdit: {
    at: { to: 'racerSection', id: JANE_ID, section: 'edit' },
    element: <RacerScreen idOrSlug={JANE_ID} section="edit" event={sampleEvent} />,
  },
  createRacer: { at: { to: 'createRacer' }, element: <CreateRacerScreen /> },
  partnerKeys: { at: { to: 'partnerKeys' }, element: <PartnerKeysScreen /> },
  scores: { at: { to: 'scores' }, element: scores({}) },
  result: { at: { to: 'result', ...race }, element: scores({ address: race }) },
  league: { at: { to: 'league', league: 'nhl' }, element: scores({ league: 'nhl' }) },
  teams: { at: { to: 'teams' }, element: scores({ isForTeams: true }) },
  racerSearch: { at: { to: 'scoresSearch' }, element: scores({ racerQuery: 'freja' }) },
  search: { at: { to: 'search', query: 'lake' }, element: <SearchScreen query="lake" {...own} /> },
  searchStart: { at: { to: 'search' }, element: <SearchScreen query="" {...own} /> },
  notifications: { at: { to: 'notifications' }, element: <NotificationsScreen /> },
  settings: { at: { to: 'settings' }, element: <SettingsScreen /> },
  explore: { at: { to: 'explore' }, element: <ExploreScreen event={sampleEvent} /> },
  messages: { at: { to: 'messages' }, element: <PlaceholderScreen page="messages" /> },
  notFound: { at: null, element: <NoPage /> },
} satisfies Record<string, ScreenPage>;

/** The name of a page of the site. */
export type ScreenName = keyof typeof screenPages;
