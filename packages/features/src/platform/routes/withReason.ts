/** An address of the sign-in page that says there why one was led to it, in its `reason`. */
export const withReason = (address: string, reason: 'renamed' | 'disabled'): string =>
  `${address}${address.includes('?') ? '&' : '?'}reason=${reason}`;
