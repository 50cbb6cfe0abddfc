import type { Guides } from '../guide.types';

/** Making a club and changing it. */
export const guides: Guides = {
  ClubForm: {
    whenToUse: ['a new club: its fields, and beside them what it will be'],
    whenNotToUse: ['a club that exists: ClubEditForm'],
    anatomy: {
      Fields: 'name, description, picture, privacy, co-owners',
      Summary: 'a ClubSummary, which follows what is typed',
      Button: 'Create Club; off while the name is blank, Creating… while it is under way',
    },
    content: ['What may be left out says Optional, and what it is for.'],
    roles: 'a named form of labelled fields; the summary is a region and is not announced',
    keys: 'Enter in a line of text creates; with a blank name it says that the name is missing',
    tested: 'blank, filled and busy, the picture and its removal in unit tests; 320 px by eye',
    rightToLeft: 'The summary stands at the left.',
  },
  ClubEditForm: {
    whenToUse: ['name, description and picture of a club that exists'],
    whenNotToUse: ['a new club: ClubForm', 'reading about it: ClubInfoPanel'],
    anatomy: {
      Fields: 'name, description, picture',
      Button: 'saves; says so while it is under way',
    },
    content: ['The same labels as in ClubForm.'],
    roles: 'a form with labelled fields; a fault belongs to its field',
    keys: 'Tab through the fields; Enter in a one-line field saves',
  },
  ClubFormPage: {
    whenToUse: ['the page around ClubForm or ClubEditForm'],
    whenNotToUse: ['the page of a club: ClubLayout', 'a form in a window: Dialog'],
    anatomy: {
      Title: 'what the page is for, and which club',
      Standing: 'what one is to the club: owner, member or neither',
      'Way out': 'a cross that leads to the club',
    },
    content: ['The standing is a whole sentence: You are owner of the club.'],
    roles: 'headings in order; none besides',
    rightToLeft: 'The cross stands at the left.',
  },
  ClubSummary: {
    whenToUse: ['beside ClubForm: what the club will be'],
    whenNotToUse: ['a club that exists: ClubCard'],
    anatomy: {
      Terms: 'name, description, privacy, co-owners, picture',
      Values: 'as they are typed; a dash for a text that is not there yet',
    },
    content: ['Whether there is a picture is said in words: Selected, Not selected.'],
    roles: 'a section named by its heading, with a list of terms',
    tested: 'in the tests of the form it stands beside',
  },
  ClubsScreen: {
    whenToUse: ['one’s own clubs, and those that one can join'],
    whenNotToUse: ['one club: ClubScreen'],
    anatomy: {
      Tabs: 'Your clubs and Discover, each with an address',
      Search: 'filters the clubs that are shown',
      Grid: 'a ClubGrid; more come near its end',
    },
    roles: 'one first-level heading, a tab list, a named list',
    keys: 'arrow keys change the tab',
  },
  ClubScreen: {
    whenToUse: ['one club: banner, feed, chat, channels, and what its owners have besides'],
    whenNotToUse: ['changing its name or picture: ClubSettingsScreen', 'several: ClubsScreen'],
    anatomy: {
      Banner: 'a ClubBanner',
      Tabs: 'General, Chat and each channel; members and reports for those who may',
      Panel: 'composer and posts, or a channel, or a list',
      Notices: 'muted, banned, or a part that could not be read',
    },
    content: ['What one may not do here is said where one would do it, with the reason.'],
    roles: 'one first-level heading, tabs with addresses, regions inside',
    keys: 'those of Tabs and of what is shown',
    tested: 'joining, posting, reacting, deleting and their failures; what others do meanwhile',
  },
  ClubSettingsScreen: {
    whenToUse: ['the settings of one club, and what the viewer is to it'],
    whenNotToUse: ['a new club: CreateClubScreen', 'one’s own settings: SettingsScreen'],
    anatomy: {
      Page: 'a ClubFormPage',
      Form: 'a ClubEditForm, for owners and co-owners',
    },
    roles: 'those of the form; what was saved is a toast',
    tested: 'a change by somebody else meanwhile',
  },
  CreateClubScreen: {
    whenToUse: ['making a club'],
    whenNotToUse: ['changing one: ClubSettingsScreen'],
    anatomy: {
      Page: 'a ClubFormPage',
      Form: 'a ClubForm; asks before written words are lost',
    },
    roles: 'those of the form; the new club takes the place of the page',
  },
};
