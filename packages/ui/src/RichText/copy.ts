/** Default texts of RichText; pass `labels` to replace any. */
export const richTextCopy = {
  openTitle: 'Open this link?',
  openDescription: (host: string) => `It leads to ${host}.`,
  open: 'Open link',
  cancel: 'Cancel',
};
