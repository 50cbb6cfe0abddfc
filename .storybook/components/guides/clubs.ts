import type { Guides } from '../guide.types';

/** Clubs, as one sees them. */
export const guides: Guides = {
  ClubBanner: {
    whenToUse: ['the head of a club’s page, with joining and leaving'],
    whenNotToUse: ['a club among others: ClubCard', 'a person: ProfileHeader'],
    anatomy: {
      Picture: 'a band; initials over a drawing of the sport where there is none',
      Crest: 'initials on two colours, over the edge of the picture',
      Name: 'the heading of the page',
      Members: 'counted in figures that the language groups',
      Owner: 'with their picture',
      Button: 'Join, or Joined with Leave in its menu; not there for the owner',
    },
    content: ['While it is under way the button says so: Joining…'],
    roles: 'a section named after the club; the button keeps the focus while it is under way',
    keys: 'Tab to the button; Enter or Space, which open the menu of Joined; Escape closes it',
    tested: 'joining and leaving call their own',
    rightToLeft: 'Words stand at the right, the button at the left.',
  },
  ClubCard: {
    whenToUse: ['a club among others, to be opened'],
    whenNotToUse: ['the club whose page it is: ClubBanner', 'a club in the making: ClubSummary'],
    anatomy: {
      Picture: '16:9, with initials where there is none or it does not load',
      'Active mark': 'a dot and the word, below a name that leaves no room beside it',
      Name: 'two lines at most, then dots',
      Description: 'two lines at most',
      Foot: 'the owner, and how many members of how many, where that is known',
      Join: 'where the list is of clubs to join; says Joined in its place',
    },
    content: [
      'Name and description are the club’s own words; nothing is shortened in the text.',
      'An unknown maximum is left out, an unknown owner is said in words; never 0.',
    ],
    roles: 'one link around the card, named by the club; Join is named after the club, too',
    keys: 'Tab reaches the card, then Join; Enter follows the link',
    tested: 'words for what is unknown, fallback of the picture',
    rightToLeft:
      'Words begin at the right; the active mark stands at the left of the name, or below it. ' +
      'Words of another direction keep their own, and their end is what is cut.',
  },
  ClubFaces: {
    whenToUse: ['who is in a club, at a glance, beside its page'],
    whenNotToUse: ['the members themselves: ClubMemberList', 'one person: Avatar'],
    anatomy: {
      Heading: 'how many members there are',
      'See all': 'leads to all of them',
      Faces: 'ten at most, each a link to its person',
    },
    content: ['The name is in a tooltip, and is the name of the link.'],
    roles: 'a region named by the count, with a list of links',
    keys: 'Tab to See all and to each face; the tooltip comes with the focus, Escape hides it',
    tested: 'names, links and keys in unit tests',
    rightToLeft: 'Faces begin at the right.',
  },
  ClubGrid: {
    whenToUse: ['a page of clubs, in as many columns of 260 px as there is room for'],
    whenNotToUse: ['people: FollowList', 'rows of figures: ResultsTable'],
    anatomy: {
      Cards: 'each a ClubCard',
      Skeletons: 'of the same size while loading',
      Empty: 'an EmptyState in place of the cards',
    },
    content: ['The list has a name that says which clubs they are: Your clubs.'],
    roles: 'a named list; while loading it is busy and says so once',
    keys: 'those of the cards',
    tested: 'one column at 288 px',
    rightToLeft: 'The first card stands at the right.',
  },
  ClubInfoPanel: {
    whenToUse: ['what a club is, while its feed stays in its place'],
    whenNotToUse: ['changing it: ClubSettingsScreen', 'its members: ClubMemberList'],
    anatomy: {
      Text: 'description and owner',
      Actions: 'editing for owners, resigning for co-owners',
    },
    content: ['What is not known is said: No description yet, Unknown Owner.'],
    roles: 'a dialog named by its title',
    keys: 'Tab stays inside, Escape closes, the focus goes back to the button that opened it',
    rightToLeft: 'The cross stands at the left.',
  },
  ClubInvitation: {
    whenToUse: ['an invitation to be a co-owner, until it is answered'],
    whenNotToUse: ['news that asks for nothing: Notice', 'following people: NotificationList'],
    anatomy: {
      Sentence: 'who invites, and until when it holds',
      Answers: 'Accept and Decline',
      Outcome: 'takes their place',
    },
    content: ['Say what accepting means, not only that one may.'],
    roles: 'a region named Invitation; what came of it is a status',
    keys: 'Tab: Accept, then Decline; once answered, the focus is on the invitation',
    tested: 'focus and status in unit tests; 375 px by eye',
  },
  ClubLayout: {
    whenToUse: [
      'ClubPage: the page of one club',
      'ClubsPage and ClubsTools: a page of clubs, with its search',
      'StickyTabs: a row of tabs that stays in sight',
    ],
    whenNotToUse: ['forms of a club: ClubFormPage', 'people: ProfilePage'],
    anatomy: {
      Back: 'leads to the list; over the picture of the banner',
      Settings: 'one button at the other end',
      Banner: 'a ClubBanner with the one first-level heading',
      Children: 'tabs and feed',
    },
    roles: 'a page header; what is below keeps its own landmarks',
    rightToLeft: 'Back stands at the right and its arrow turns round.',
  },
  ClubMemberList: {
    whenToUse: ['the members of a club, with what the viewer may do about each'],
    whenNotToUse: ['followers: FollowList', 'finding anybody: UserSearch'],
    anatomy: {
      Search: 'by username',
      Row: 'picture, names, part in the club, a menu of what can be done',
      Invited: 'a list below, each to be withdrawn',
      Banned: 'a list below, each to be lifted; says when it is cut',
    },
    content: ['What is done to somebody says to whom: Mute Ben, Ban Ben.'],
    roles: 'a search box over a list; the menu is named after its person',
    keys: 'Tab through search, each name, each button; arrow keys inside a menu',
    tested: 'muting from the menu, lifting a ban',
    rightToLeft: 'Menus stand at the left end of their rows.',
  },
  ClubSuggestions: {
    whenToUse: ['a few clubs for somebody who has none, each joined with one press'],
    whenNotToUse: ['all clubs: ClubGrid'],
    anatomy: {
      Heading: 'of the list',
      Row: 'picture, name and members, a link; beside it the button that joins, or that one has',
      'Show more': 'leads to all clubs',
    },
    content: ['Three are enough; who wants others goes on.'],
    roles:
      'a region with a list; each button is named after its club; a status says what one joined',
    keys: 'Tab through links and buttons; once joined, the focus is on the club',
    tested: 'joining, focus, joined elsewhere and nothing to suggest in unit tests',
  },
  ClubAbout: {
    whenToUse: ['what a club is for and who runs it, where somebody may not change it'],
    whenNotToUse: ['a word beside the club’s page: ClubInfoPanel', 'all members: ClubMemberList'],
    anatomy: {
      About: 'the description, the way to the club and to its members',
      Team: 'owner and co-owners, each a link to their page; left out without any',
    },
    roles: 'two regions named by their headings; the team is a list',
    keys: 'Tab through the links',
    tested: 'links, roles, nobody and nothing known in unit tests',
  },
};
