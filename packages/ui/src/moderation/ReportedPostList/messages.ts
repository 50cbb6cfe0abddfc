import { defineMessages } from '../../primitives/messages';
/** Default texts of ReportedPostList; pass `labels` to replace any. */
export const reportedPostListMessages = defineMessages('reportedPostList', {
  label: 'Reported posts',
  empty: 'No reports to decide on.',
  loading: 'Loading reports…',
  failed: 'Reports could not be loaded.',
  retry: 'Try again',
  reason: (reason: string, count: number) => (count === 1 ? reason : `${reason} · ${count}`),
  keep: 'Let it stay',
  remove: 'Delete post',
  pictureOnly: 'A picture without words',
});
