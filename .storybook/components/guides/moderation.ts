import type { Guides } from '../guide.types';

/** Reports of posts. */
export const guides: Guides = {
  ReportDialog: {
    whenToUse: ['asking why something is reported: one reason'],
    whenNotToUse: ['deleting one’s own: ConfirmDialog', 'reading reports: ReportedPostList'],
    anatomy: {
      Question: 'names the choice',
      Reasons: 'one of them',
      Buttons: 'Cancel and Send report, which is off until there is a reason',
      Failure: 'above the buttons; the choice stays',
    },
    content: ['Say who will see it, and that they are not told who reported.'],
    roles: 'a dialog named by its title; a radio group named by its question',
    keys: 'arrow keys move between the reasons, Enter sends, Escape closes',
    tested: 'choosing and sending by keyboard',
    rightToLeft: 'The circles stand at the right of the reasons.',
  },
  ReportedPostList: {
    whenToUse: ['reported posts, for those who decide about them'],
    whenNotToUse: ['reporting: ReportDialog', 'sanctions against people: ClubMemberList'],
    anatomy: {
      Post: 'author, time and text',
      Reasons: 'each with how often it was given',
      Decisions: 'Let it stay and Delete post',
    },
    content: ['Who reported is not named.'],
    roles: 'a list; the reasons are a list inside',
    keys: 'Tab through the author, Let it stay and Delete post',
  },
};
