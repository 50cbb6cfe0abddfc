/** Every text of the window in which people sign in for a frame. */
export const frameSignInCopy = {
  title: 'Join the chat',
  text: (username: string, place: string) =>
    `You are signed in as ${username}. The chat on ${place} will let you write in your name.`,
  safety: 'That page gets neither your password nor your session.',
  elsewhere: 'the page you come from',
  confirm: (username: string) => `Continue as ${username}`,
  cancel: 'Not now',
  failed: 'That did not work. Please try again.',
  lost: 'The page with the chat can no longer be reached. Close this window and press “Sign in to chat” there again.',
};
