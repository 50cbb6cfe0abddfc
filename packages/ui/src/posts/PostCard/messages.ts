import { defineMessages } from '../../primitives/messages';
/** Default texts of PostCard; pass `labels` to replace any. */
export const postCardMessages = defineMessages('postCard', {
  comments: (count: number) =>
    count === 1 ? '1 comment' : `${count.toLocaleString('en-GB')} comments`,
  commentsUncounted: 'Comments',
  share: 'Share',
  edit: 'Edit your post',
  edited: 'edited',
  delete: 'Delete',
  deleting: 'Deleting…',
  sending: 'Sending…',
  deleteQuestion: 'Delete this post?',
  cancel: 'Cancel',
  openImage: (number: number) => `Open picture ${number}`,
  imageFailed: (number: number) => `Picture ${number} could not be loaded. Try again`,
  image: (author: string, number: number) => `Picture ${number} by ${author}`,
  more: (author: string) => `More about the post by ${author}`,
  unknownAuthor: 'Unknown member',
  linkedPost: 'Linked post',
  pinned: 'Pinned',
});
