import type { Guides } from '../guide.types';

/** What the product’s pages stand in, with their data. */
export const guides: Guides = {
  ShellContainer: {
    whenToUse: ['around every page behind AuthGuard'],
    whenNotToUse: ['a frame without data: AppShell'],
    anatomy: {
      Frame: 'an AppShell with TopBar, SideMenu and BottomBar',
      Counts: 'what is unread',
      Aside: 'beside the pages that leave room for it',
      Question: 'before one logs out',
    },
    roles: 'those of AppShell; logging out asks in an alert dialog',
    tested: 'logging out, cancelling it, counts that change',
  },
  PageSideColumn: {
    whenToUse: ['beside the pages of a ShellContainer, as its renderAside'],
    whenNotToUse: ['cards of your own: the aside of AppShell'],
    anatomy: {
      Members: 'beside a club: ClubFaces, where the server lists them',
      Event: 'an EventGlance',
    },
    content: ['What is not known has no card, and no sentence that says so.'],
    roles: 'regions, in the complementary landmark of AppShell',
    tested: 'what is asked for, what is not, and servers that answer the bare protocol',
  },
  ErrorBoundary: {
    whenToUse: ['around a page: what nobody expected becomes a screen with ways out'],
    whenNotToUse: ['a failed request: ErrorState', 'around an embed: LiveResults'],
    anatomy: { Title: 'Something went wrong.', Text: 'of the error', Actions: 'again, or home' },
    content: ['A page whose code did not come says to check the connection.'],
    roles: 'those of ErrorState, with the first-level heading',
  },
  LiveRoomProvider: {
    whenToUse: ['above all pages, so that a live room stays from page to page'],
    whenNotToUse: ['a room on one page: ChatRoomContainer'],
    anatomy: {
      Dock: 'a ChatDock with the room one is in',
      Failure: 'a sentence and a way out, where its code did not come',
    },
    roles: 'those of ChatDock',
  },
  OfflineNotice: {
    whenToUse: ['once on a page: that there is no connection, and how old what is shown is'],
    whenNotToUse: ['words of your own: OfflineBar'],
    anatomy: { Bar: 'an OfflineBar that knows connection and cache' },
    roles: 'those of OfflineBar',
  },
  PlaceholderScreen: {
    whenToUse: ['a page whose content is still to come'],
    whenNotToUse: ['an address without a page: NotFound', 'a list with nothing in it: EmptyState'],
    anatomy: { Title: 'what it will be', Sentence: 'that it is to come', Link: 'where to go' },
    content: ['Say where to go meanwhile; no date.'],
    roles: 'a heading, a sentence and a link',
  },
  ClublineProvider: {
    whenToUse: ['once, around everything of @clubline/features'],
    whenNotToUse: ['components of @clubline/ui alone: ThemeScope', 'a chat alone: LiveChat'],
    anatomy: {
      Config: 'where the API is, how to navigate, storage, clock, languages',
      Messages: 'texts in place of the English ones',
      Children: 'the app',
    },
    roles: 'none: nothing of it is seen',
  },
  ToastContainer: {
    whenToUse: ['once on a page, above whatever changes with the address'],
    whenNotToUse: ['toasts of your own: ToastRegion'],
    anatomy: { Region: 'a ToastRegion with what features have to say' },
    roles: 'those of ToastRegion',
    keys: 'those of ToastRegion',
  },
  MessagesProvider: {
    whenToUse: ['around components of @clubline/ui: texts in place of the English ones'],
    whenNotToUse: ['one component: its labels', 'features: ClublineProvider'],
    anatomy: { Messages: 'a language as data, or some of its texts', Children: 'what shows them' },
    content: ['A text that is left out stays English.'],
    roles: 'none: nothing of it is seen',
  },
  ContactScreen: {
    whenToUse: ['a message to the people behind the product'],
    whenNotToUse: ['reporting a post: ReportDialog'],
    anatomy: {
      Form: 'name, email and message, on an AuthLayout',
      Thanks: 'take its place once it is sent',
    },
    content: ['Say who will answer, and where the answer goes.'],
    roles: 'a form; once it is sent, the heading of the thanks takes the focus',
    tested: 'without script, too: the API answers the form',
  },
  AccountMenu: {
    whenToUse: ['one’s own picture in the bar: account, theme, language, signing out'],
    whenNotToUse: ['places of the product: SideMenu', 'settings of an account: SettingsScreen'],
    anatomy: {
      Picture: 'opens it',
      Account: 'profile and settings',
      'Theme and language': 'the chosen one is marked; languages only where the site has some',
      'Log out': 'last, and asks first',
    },
    content: ['A language is called in itself: Español.'],
    roles: 'a button that opens a menu; theme and language are radio items',
    keys: 'those of Menu',
    rightToLeft: 'It stands at the left end of the bar.',
  },
  UnsavedWords: {
    whenToUse: ['a form whose words nothing keeps: it asks before the page is left'],
    whenNotToUse: ['what is kept as a draft: posts, comments, messages'],
    anatomy: { Question: 'a ConfirmDialog; leaving the site asks in the browser’s own words' },
    content: ['Leave and Stay here, not Yes and No.'],
    roles: 'an alert dialog',
  },
};
