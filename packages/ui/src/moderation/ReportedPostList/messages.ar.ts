import type { TextsOf } from '../../primitives/messages';
import type { reportedPostListMessages } from './messages';

export const reportedPostList: TextsOf<typeof reportedPostListMessages> = {
  label: 'المنشورات المبلَّغ عنها',
  empty: 'لا بلاغات بانتظار القرار.',
  loading: 'جارٍ تحميل البلاغات…',
  failed: 'تعذّر تحميل البلاغات.',
  retry: 'إعادة المحاولة',
  reason: (reason, count) => (count === 1 ? reason : `${reason} · ${count}`),
  keep: 'إبقاء المنشور',
  remove: 'حذف المنشور',
  pictureOnly: 'صورة من دون كلمات',
};
