/** Stories that show one side of a component that has its page elsewhere. */
interface Scene {
  /** The component whose page it is a part of. */
  of: string;
  /** What they show, in a sentence. */
  about: string;
}

/** Pages of stories that are no component's own, by their titles. */
export const scenes: Readonly<Record<string, Scene>> = {
  'Account/Connected/Devices': {
    of: 'SettingsScreen',
    about: 'Where the current user is signed in, and signing out there.',
  },
  'Account/Connected/Email address': {
    of: 'SettingsScreen',
    about: 'The notice that asks to confirm the email address.',
  },
  'Account/Connected/Passkeys': {
    of: 'SettingsScreen',
    about: 'Adding and removing passkeys, and recovery codes.',
  },
  'Account/Connected/Password': { of: 'SettingsScreen', about: 'Changing the password.' },
  'Account/Connected/Push': {
    of: 'SettingsScreen',
    about: 'What this browser tells the current user while the site is closed.',
  },
  'Auth/Connected/PasskeySignIn': {
    of: 'AuthScreen',
    about: 'Signing in with a passkey, and the step after the password.',
  },
  'Auth/Connected/SignUp': { of: 'AuthScreen', about: 'Making an account, and its refusals.' },
  'Clubs/Connected/Co-owners': {
    of: 'ClubScreen',
    about: 'Inviting co-owners, answering an invitation, resigning.',
  },
  'Clubs/Connected/Comments': { of: 'ClubScreen', about: 'Comments below the posts of a club.' },
  'Clubs/Connected/Membership': {
    of: 'ClubScreen',
    about: 'What is shown while it is not known whether one is a member.',
  },
  'Clubs/Connected/Mentions': {
    of: 'ClubScreen',
    about: 'Mentioning people who are not in the club.',
  },
  'Clubs/Connected/Messages': { of: 'ClubScreen', about: 'Changing one’s own messages.' },
  'Clubs/Connected/Moderation': {
    of: 'ClubScreen',
    about: 'Reporting posts, deciding about reports, muting and banning people.',
  },
  'Clubs/Connected/Pins': { of: 'ClubScreen', about: 'Posts that stay at the top of a club.' },
  'Clubs/Connected/Unread': { of: 'ClubScreen', about: 'Channels with unread messages.' },
  'Clubs/Connected/useDeleteClub': {
    of: 'ClubSettingsScreen',
    about: 'Deleting a club, as a hook for a page of your own.',
  },
  'Partners/Languages/ChatRoom': {
    of: 'ChatRoom',
    about: 'The room in another language, with data and dates of that language.',
  },
  'Partners/Languages/ResultsTable': {
    of: 'ResultsTable',
    about: 'The table in another language and direction.',
  },
  'Partners/LiveChat failures': {
    of: 'LiveChat',
    about: 'What people see when something keeps the chat from working.',
  },
  'Posts/Connected/ProfilePosts': {
    of: 'ProfileScreen',
    about: 'What a person posted, and posting on one’s own profile.',
  },
  'Posts/Connected/useReaction': {
    of: 'PostCard',
    about: 'Reacting, as a visitor and as somebody who is signed in.',
  },
  'Posts/ProfilePost': {
    of: 'PostCard',
    about: 'A post on a person’s page: like alone, and comments counted.',
  },
};
