import { defineMessages, type Labels, type TextsOf } from '../platform/messages';
import type { passkeySignInMessages } from './passkeys/messages';

/**
 * Default texts of the sign-in page. Some of them are fixed to the character by the product's
 * definition.
 */
export const authMessages = defineMessages('auth', {
  welcomeTitle: (product: string) => `Welcome to ${product}`,
  welcomeText: 'Clubs, live scores and the people who care about them, with one account.',
  tagline: 'Make Sports More You',
  continueWithEmail: 'Continue with email',
  backHome: 'Back to Home',
  back: 'Back',
  terms: 'Terms of Service & Privacy Policy',
  termsLead: 'By continuing you agree to our',
  emailTitle: 'Good to see you',
  signUpTitle: (product: string) => `Join ${product}`,
  tabsLabel: 'Sign in or create an account',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  renamedTitle: 'Your username has changed',
  renamedText: 'Please sign in again with your new username.',
  disabledTitle: 'Your account is disabled',
  disabledText:
    'It was disabled by an administrator. If you think it should not be, please write to us.',
  writeToUs: 'Write to us',

  identifier: 'Username or email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  submitSignIn: 'Sign in to your account',
  signingIn: 'Signing in…',

  firstName: 'First Name',
  lastName: 'Last Name',
  username: 'Username',
  usernameHelp: 'Lower-case letters, numbers and underscores.',
  email: 'Email Address',
  passwordHelp: (minimum: number) => `At least ${minimum} characters.`,
  confirmPassword: 'Confirm Password',
  sports: 'Sports you follow',
  sportsHelp: 'Choose at least one.',
  tags: 'Profile Tags',
  tagsHelp: 'Choose one or two.',
  submitSignUp: 'Create account',
  creating: 'Creating your account…',
  checking: 'Checking…',

  resetTitle: 'Reset your password',
  resetText: 'We send you a link that sets a new one.',
  sendReset: 'Send reset link',
  sendingReset: 'Sending the link…',
  cancel: 'Cancel',

  newPasswordTitle: 'Choose a new password',
  newPasswordText: 'Then sign in with it.',
  newPassword: 'New Password',
  saveNewPassword: 'Save new password',
  savingNewPassword: 'Saving…',
  askForNewLink: 'Ask for a new link',
  passwordChanged: 'Password changed',
  passwordChangedText: 'Please sign in with your new password.',
  resetNotSaved: "Couldn't change your password",
  resetNotSavedText: 'Please ask for a new link and try again.',
  tryAgain: 'Please try again.',
});

/** What is wrong with a field. */
export const authErrorMessages = defineMessages('authError', {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameRequired: 'Username is required',
  usernameInvalid: 'Only letters, numbers, and underscores are allowed.',
  usernameTaken: 'Username is already taken',
  usernameUnverified: 'Could not verify username, try again later.',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format.',
  emailTaken: 'Email is already in use',
  emailUnverified: 'Could not verify email, try again later.',
  passwordShort: (minimum: number) => `Password must be at least ${minimum} characters`,
  passwordsDiffer: 'Passwords do not match.',
  sportsRequired: 'Please select at least one sport.',
  tagsRequired: 'Please select at least one profile tag.',
});

/** Toasts: what happened, and more about it. */
export const authToastMessages = defineMessages('authToast', {
  passwordsDifferTitle: "Passwords don't match",
  passwordsDifferText: 'Please make sure your passwords match',
  tooManyTagsTitle: 'Too many tags',
  tooManyTagsText: 'Choose at most two profile tags.',
  signInFailed: 'Sign-in failed',
  signInFailedText: 'Please check your credentials and try again.',
  signUpFailed: 'Registration failed',
  signUpUnclear: 'It is not known whether your account was made',
  signUpUnclearText: 'Try again, or sign in with it.',
  accountExists: 'Your account exists',
  accountExistsText: 'Please sign in with it, or ask for a new password.',
  signUpInvalidAnswer: 'Invalid login response after sign-up',
  resetFailed: "Couldn't send reset email",
  resetFailedText: 'Failed to send reset email',
  resetSent: 'Email sent',
  resetSentText: 'Check your inbox and spam folder.',
});

/** The texts of the sign-in page, each of which may be replaced. */
export interface AuthLabels {
  page?: Labels<typeof authMessages>;
  errors?: Labels<typeof authErrorMessages>;
  toasts?: Labels<typeof authToastMessages>;
  passkeys?: Labels<typeof passkeySignInMessages>;
}

/** The groups of texts, complete. */
export interface AuthTexts {
  page: TextsOf<typeof authMessages>;
  errors: TextsOf<typeof authErrorMessages>;
  toasts: TextsOf<typeof authToastMessages>;
  passkeys: TextsOf<typeof passkeySignInMessages>;
}

/** Every text of the window in which people sign in for a frame. */
export const frameSignInMessages = defineMessages('frameSignIn', {
  title: 'Join the chat',
  text: (username: string, place: string) =>
    `You are signed in as ${username}. The chat on ${place} will let you write in your name.`,
  safety: 'That page gets neither your password nor your session.',
  elsewhere: 'the page you come from',
  confirm: (username: string) => `Continue as ${username}`,
  otherAccount: 'Sign out and use another account',
  cancel: 'Not now',
  failed: 'That did not work. Please try again.',
  lost:
    'The page with the chat can no longer be reached. Close this window and press “Sign ' +
    'in to chat” there again.',
});
