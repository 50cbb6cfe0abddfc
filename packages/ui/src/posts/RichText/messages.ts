import { defineMessages } from '../../primitives/messages';
/** Default texts of RichText; pass `labels` to replace any. */
export const richTextMessages = defineMessages('richText', {
  openTitle: 'Open this link?',
  openDescription: (host: string) => `It leads to ${host}.`,
  open: 'Open link',
  cancel: 'Cancel',
});
