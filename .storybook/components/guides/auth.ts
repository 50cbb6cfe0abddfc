import type { Guides } from '../guide.types';

/** Signing in and up. */
export const guides: Guides = {
  AuthLayout: {
    whenToUse: ['a page with one form and nothing to turn to: signing in, a new password'],
    whenNotToUse: ['pages inside the product: AppShell', 'one question: Dialog'],
    anatomy: {
      Back: 'one step, above the title',
      Title: 'may take the focus when the view changes',
      Form: 'never wider than 420 px',
      Ground: 'a drawing at night with the tagline; not there on narrow pages',
      Footnote: 'a sentence with one link',
    },
    content: ['The title greets or says what happens; the button says what is done.'],
    roles: 'a main landmark with the heading of the page; what is beside it is decoration',
    rightToLeft: 'The form stands at the right, the ground at the left, and is not mirrored.',
  },
  AuthScreen: {
    whenToUse: ['welcome, signing in, signing up and a forgotten password'],
    whenNotToUse: [
      'a page that has to wait for signing in: AuthGuard',
      'a chat on another page: FrameSignInScreen',
    ],
    anatomy: {
      Welcome: 'the ways in',
      'Sign in and sign up': 'in two tabs; what was typed survives the change',
      'A step more': 'a passkey or a code, where the account asks for one',
      'New password': 'where the link of a mail leads',
    },
    content: ['A refusal has the server’s words where it gives some, else ours.'],
    roles: 'a form for each view; what is to be fixed takes the focus, and leads to its field',
    keys: 'Enter sends; the views are links where they have addresses',
    tested: 'password managers’ fields, forms without script, refusals in unit tests',
    untested: 'with password managers as programs',
  },
  AuthGuard: {
    whenToUse: ['around every page that only signed-in people see'],
    whenNotToUse: ['pages that say something else to visitors: ask useCurrentUser'],
    anatomy: {
      Children: 'what is behind it; until it is known who is there, it is blank',
      Question: 'whether to sign in again, where the session ends while something is written',
    },
    roles: 'none of its own; the question is an alert dialog',
  },
  FrameSignInScreen: {
    whenToUse: ['the window in which somebody lets a chat on another page write in their name'],
    whenNotToUse: ['signing in to the product: AuthScreen'],
    anatomy: {
      'Who asks': 'the other page, by its address',
      Buttons: 'allow, or close',
    },
    content: ['Name the page by its host; what has no name is said to have none.'],
    roles: 'a main landmark with a heading; a failure is an alert',
  },
};
