import type { Guides } from '../guide.types';

/** The landing page, the splash and the feed at home. */
export const guides: Guides = {
  FeatureCard: {
    whenToUse: ['one thing that the product is good for, in a row of four'],
    whenNotToUse: ['something to open: ClubCard', 'a figure: StatTile'],
    anatomy: {
      'Icon or picture': 'decoration',
      Title: 'a heading',
      Text: 'two or three lines',
      Mark: 'coming soon, in words',
    },
    content: ['A noun as title; the text says what one can do with it.'],
    roles: 'a heading and a text; icon and picture are hidden',
  },
  Hero: {
    whenToUse: ['the top of the landing page, once'],
    whenNotToUse: ['the head of any other page: ClubBanner or ProfileHeader'],
    anatomy: {
      Headline: 'the first-level heading, condensed and heavy',
      'HeroMark and HeroGreeting': 'a mark in the lead, a greeting above the buttons',
      Buttons: 'two at most',
      Columns: 'pictures that drift slowly behind a scrim',
      'Stop button': 'stops the pictures, and says what it will do',
    },
    content: ['Four words are loud enough.'],
    roles: 'one first-level heading; pictures are decoration',
    keys: 'Tab through the actions, then the button that stops the pictures',
    tested: 'stopping by keyboard; nothing moves with reduced motion',
    rightToLeft: 'Words stand at the right, the pictures at the left.',
  },
  HomePage: {
    whenToUse: ['the order of the landing page'],
    whenNotToUse: ['pages inside the product: AppShell'],
    anatomy: {
      Hero: 'from edge to edge',
      'Carousel and panel': 'under it, from edge to edge',
      Cards: 'under a second-level heading, in a row where there is room',
      'Banner and footer': 'the end',
    },
    roles: 'one main landmark, and the footer behind it',
  },
  PartnerCarousel: {
    whenToUse: ['a row of partners’ names that moves calmly'],
    whenNotToUse: ['content to be read: a list', 'one partner: PartnerPanel'],
    anatomy: {
      Partners: 'names or links, in one list',
      'Stop button': 'before them',
    },
    content: ['Names as the partners write them.'],
    roles: 'a named section with one list; its second copy is hidden',
    keys: 'Tab to the stop button, then the partners that are links',
    tested: 'each partner named once, stopping by keyboard; still with reduced motion',
    rightToLeft: 'It moves to the right.',
  },
  PartnerPanel: {
    whenToUse: ['the official partner, with one picture from edge to edge'],
    whenNotToUse: ['asking for partners: SponsorBanner', 'a head of a page: Hero'],
    anatomy: { Overline: 'the relation', Title: 'a heading', Text: 'one sentence', Actions: 'two' },
    content: ['The buttons say where they lead: See Event Hub.'],
    roles: 'a section with a heading; always in the dark theme',
    keys: 'Tab to its actions',
    rightToLeft: 'Words stand at the right of the picture.',
  },
  SponsorBanner: {
    whenToUse: ['an invitation to those who would like to be seen beside the product'],
    whenNotToUse: ['who is so already: PartnerPanel', 'news about the page: Notice'],
    anatomy: { Title: 'a heading', Text: 'one sentence', Action: 'one' },
    content: ['Say what they get, not how great it is.'],
    roles: 'a section with a heading',
    keys: 'Tab to its action',
  },
  WelcomeSplash: {
    whenToUse: ['two seconds on the way into the product, after signing in'],
    whenNotToUse: ['waiting for a page: PageProgress', 'waiting for a list: Skeleton'],
    anatomy: { Logo: 'large', Greeting: 'a heading', Bar: 'fills in the time that is left' },
    content: ['One greeting; nothing that has to be read.'],
    roles: 'a heading and a progress bar with a name',
    rightToLeft: 'The bar fills from the right.',
  },
  HomeScreen: {
    whenToUse: ['the landing page, for visitors and for those who come back'],
    whenNotToUse: ['what one’s clubs wrote: FeedScreen'],
    anatomy: {
      Page: 'a HomePage',
      Actions: 'Join and Log in for visitors, the way on for others',
    },
    roles: 'those of HomePage; rendered before any script has come',
  },
  FeedScreen: {
    whenToUse: ['home when signed in: what one’s clubs and people wrote, newest first'],
    whenNotToUse: ['the posts of one club: ClubScreen', 'of one person: ProfileScreen'],
    anatomy: {
      'New since last visit': 'a heading over what is new',
      Posts: 'of clubs and people, each saying where it is from',
      'New posts': 'a pill, while one reads',
      Notice: 'says when a part could not be loaded',
    },
    roles: 'one first-level heading, articles, a status when new posts are there',
  },
  WelcomeScreen: {
    whenToUse: ['the address right after signing in; it leads on to the scores by itself'],
    whenNotToUse: ['the landing page: HomeScreen'],
    anatomy: { Splash: 'a WelcomeSplash; the scores take its place in the history' },
    roles: 'those of WelcomeSplash',
  },
};
