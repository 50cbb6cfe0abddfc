import { defineMessages } from '../platform/messages';
/**
 * Default texts of the home page. Some of them are fixed to the character by the product's
 * definition.
 */
export const homeMessages = defineMessages('home', {
  headline: 'Make Sports More You',
  lead:
    'Next-gen sports media: your clubs, your scores and your people in one place, with ' +
    'personalized, interactive, real-time insights powered by AI',
  comingSoon: 'coming soon',
  logIn: 'Log in',
  join: 'Join',
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  myScores: 'My Scores',
  myFeed: 'My Feed',
  logout: 'Logout',
  partnerOverline: 'Official partner',
  partnerTitle: 'Jet-ski racing World Finals',
  partnerText:
    'The event hub with every race and its results, chatrooms that stay awake all week, and ' +
    'the riders behind the boat numbers.',
  eventHub: 'See Event Hub',
  joinChat: 'Join the Chat',
  featuresTitle: 'A Social Platform for Sports Fans',
  clubsTitle: 'Clubs & Communities',
  clubsText:
    'Team hubs and fan groups. Find one, join one or found your own, and talk in channels ' +
    'that belong to it.',
  scoresTitle: 'Live Scores & Threads',
  scoresText: 'Results as they come in, heat by heat, with the conversation right beside them.',
  profilesTitle: 'Profiles & Reactions',
  profilesText:
    'Show whose colours you wear, follow the people you meet, and say it with one of seven faces.',
  aiTitle: 'AI Insights',
  aiText: 'Insights made for you while the game is on, and answers when you ask for them.',
  exploreFeed: 'Explore the feed',
  sponsorTitle: 'Stand where the fans are',
  sponsorText:
    'Partners and sponsors reach people here while the game is on. Tell us what you have in mind.',
  getInTouch: 'Get in touch',
  footerClubs: 'Clubs',
  footerContact: 'Contact',
  footerTerms: 'Terms/Privacy',
  footerAbout: 'About',
  footerInsights: 'Insights',
  footerAiPartner: 'AI partner',
});

/** Every text of the feed across one's clubs and the people one follows. */
export const homeFeedMessages = defineMessages('homeFeed', {
  title: 'My Feed',
  loading: 'Loading your feed…',
  sinceLastVisit: (count: number) =>
    count === 1 ? '1 new post since your last visit' : `${count} new posts since your last visit`,
  /** Said where there may be more of them than have been loaded. */
  sinceLastVisitUncounted: 'New posts since your last visit',
  earlier: 'Earlier',
  empty: 'Join a club or follow somebody, and what they write stands here.',
  discover: 'Discover Clubs',
  findPeople: 'Find people',
  loadFailed: 'Your feed could not be loaded',
  tryAgain: 'Please try again.',
  retry: 'Try again',
  loadMore: 'Load more',
  olderElsewhere: 'What is older stands in your clubs and on profiles.',
  partMissing: 'Not all of your clubs and people could be asked. What they wrote is missing here.',
});
