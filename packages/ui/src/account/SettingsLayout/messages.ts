import { defineMessages } from '../../primitives/messages';
/** Default texts of SettingsLayout. */
export const settingsLayoutMessages = defineMessages('settingsLayout', {
  title: 'Settings',
  sections: 'Settings sections',
  profile: 'Profile',
});

/** Default texts of SettingsProfileForm. */
export const settingsProfileFormMessages = defineMessages('settingsProfileForm', {
  title: 'Profile Information',
  firstName: 'First Name',
  lastName: 'Last Name',
  username: 'Username',
  email: 'Email Address',
  emailFixed: 'Email changes are disabled for now.',
  bio: 'Bio',
  tags: 'Profile Tags',
  picture: 'Profile Picture',
  clearPicture: 'Clear',
  update: 'Update Profile',
  loading: 'Loading profile…',
});
