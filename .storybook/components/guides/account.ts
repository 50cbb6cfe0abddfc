import type { Guides } from '../guide.types';

/** Settings, devices, password and passkeys. */
export const guides: Guides = {
  DeviceList: {
    whenToUse: ['where somebody is signed in, with signing out there'],
    whenNotToUse: ['means of signing in: PasskeyList', 'people: FollowList'],
    anatomy: {
      Row: 'device, browser and when it was last used',
      'This device': 'says so, and has no button: one signs out of it in the menu',
      'Sign out': 'one for each other device',
      'Show all': 'only where there are more than six: five are shown at first',
      'Sign out everywhere else': 'only where there is somewhere else',
    },
    content: ['Call a device by what its owner sees: Firefox on Windows, no user agent.'],
    roles: 'a region named after its heading, with a list of the same name',
    keys:
      'Tab through each Sign out, named after its device, then Show all and Sign out ' +
      'everywhere else',
    rightToLeft: 'Buttons stand at the left end of their rows.',
  },
  PasskeyList: {
    whenToUse: ['the passkeys of somebody, and whether signing in asks for one'],
    whenNotToUse: ['where somebody is signed in: DeviceList', 'a password: PasswordForm'],
    anatomy: {
      Row: 'name of a passkey, when it was made and last used, and Remove',
      Switch: 'whether a passkey is asked for after the password',
      'Recovery codes': 'how many are left, and new ones',
      'Add a passkey': 'leads to the browser’s own window',
    },
    content: ['Say what a passkey is in the words of devices: fingerprint, face or PIN.'],
    roles: 'region, list, button, switch; Remove is named after its passkey',
    keys: 'Tab through Remove of each, the switch, Make new recovery codes, Add a passkey',
    rightToLeft: 'The thumb of the switch is at the left when it is on.',
  },
  PasswordDialog: {
    whenToUse: ['before something that only the owner of an account may do'],
    whenNotToUse: [
      'a question without a password: ConfirmDialog',
      'another password: PasswordForm',
    ],
    anatomy: {
      Title: 'what is about to be done',
      Sentence: 'why the password is needed',
      Field: 'has the focus at first',
      Buttons: 'Cancel, and the verb of the title',
    },
    content: ['A wrong password is said at the field, every other failure above it.'],
    roles: 'dialog, form, alert for what went wrong',
    keys: 'Enter in the field sends; Escape closes while nothing is under way',
    rightToLeft: 'The eye of the field and the cross stand at the left.',
  },
  PasswordForm: {
    whenToUse: ['another password, for whoever knows the current one'],
    whenNotToUse: ['proving who one is: PasswordDialog', 'a forgotten password: AuthScreen'],
    anatomy: {
      'What to fix': 'a list above, after a press',
      Fields: 'the current password, the new one and the new one again',
      Button: 'Change password',
    },
    content: ['Say before a press what follows: a new one signs out all other devices.'],
    roles: 'a form named after its heading; what is to be fixed takes the focus after a press',
    keys: 'Tab through each field and its eye; Enter in a field sends',
  },
  RecoveryCodesDialog: {
    whenToUse: ['recovery codes, the only time that they are known'],
    whenNotToUse: ['anything that can be shown again: Dialog'],
    anatomy: {
      Sentence: 'what the codes are for, and that they are shown once',
      Codes: 'in figures of one width',
      Buttons: 'Copy, Download, I have kept them',
    },
    content: ['The closing button says what one has done, not OK.'],
    roles: 'a dialog named after its heading, with a list of the codes',
    keys: 'Tab through its buttons; Escape does not close it: no slip loses the codes',
    rightToLeft: 'Codes keep their own direction.',
  },
  SettingsLayout: {
    whenToUse: ['settings in sections, of which one is seen at a time'],
    whenNotToUse: ['parts of a club or profile: Tabs', 'a form alone: Form'],
    anatomy: {
      Heading: 'of the page',
      Sections: 'at the side, above where there is less room',
      Panel: 'SettingsProfileForm, or another section',
      Email: 'cannot be changed there; a tooltip, or words where nothing hovers, say why',
      'Update Profile': 'off while nothing differs',
    },
    content: ['A section is called by one noun: Profile.'],
    roles: 'a tab list and its panel; help and errors belong to their field',
    keys: 'in the tags Enter adds and Backspace removes the last; elsewhere Enter saves',
    tested: 'fields, tooltip, limits and states in unit tests; 320 px, 200 % zoom by eye',
    untested: 'with VoiceOver and TalkBack on devices',
    rightToLeft: 'Sections stand at the right.',
  },
  SettingsScreen: {
    whenToUse: ['everything that a signed-in person can set about themselves'],
    whenNotToUse: ['theme and language, which stand in the menu: AccountMenu'],
    anatomy: {
      Profile: 'names, bio, tags, picture',
      Email: 'a notice while the address is not confirmed',
      'Ways in': 'password, passkeys and devices, where the server has them',
    },
    roles: 'those of SettingsLayout; what was saved is a toast, what failed stands in the form',
  },
  PushSettings: {
    whenToUse: ['what a browser tells somebody of while the site is closed'],
    whenNotToUse: ['what has happened: NotificationList'],
    anatomy: {
      Sentence: 'what it is for, or why this browser cannot',
      'Turn on, Turn off': 'for this browser; the browser asks on the press',
      Kinds: 'a switch each for answers, mentions and live chats',
    },
    content: ['Say what is told and where it is changed, not how it is sent.'],
    roles: 'a region named after its heading; a group of switches; status while turning on',
    keys: 'Tab through the button and each switch; Space turns a switch',
    rightToLeft: 'The thumb of a switch is at the left when it is on.',
  },
};
