import { counted, figure, isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { notificationListMessages } from './messages';

/** What several are of, by the words that the server has for it. */
const kinds: Readonly<Record<string, string | undefined>> = {
  follow: 'متابعات',
  comment: 'تعليقات',
  reaction: 'تفاعلات',
  like: 'إعجابات',
  mention: 'إشارات',
  message: 'رسائل',
  invitation: 'دعوات',
  'club invite': 'دعوات إلى أندية',
  'club join': 'انضمامات إلى أندية',
  result: 'نتائج',
};

export const notificationList: TextsOf<typeof notificationListMessages> = {
  title: 'الإشعارات',
  newCount: (count) =>
    counted(count, {
      zero: 'لا جديد',
      one: 'إشعار جديد',
      two: 'إشعاران جديدان',
      few: '# إشعارات جديدة',
      many: '# إشعارًا جديدًا',
      other: '# إشعار جديد',
    }),
  search: 'البحث في الإشعارات',
  searchPlaceholder: 'البحث في الإشعارات…',
  markAll: 'تعليم الكل كمقروء',
  markingAll: 'جارٍ التعليم…',
  markRead: 'تعليم كمقروء',
  unread: 'غير مقروء',
  group: (kind, count, isPartial) =>
    `${kinds[kind] ?? isolate(kind)} (${count}${isPartial ? '+' : ''})`,
  groupUnread: (count) => `${figure(count)} غير مقروء`,
  loadMore: 'تحميل المزيد',
  loadingMore: 'جارٍ تحميل المزيد…',
  empty: 'لا جديد لديك. 🎉',
  noMatches: 'لا إشعارات تطابق بحثك.',
  loading: 'جارٍ التحميل…',
  signedOut: 'يلزم تسجيل الدخول لعرض إشعاراتك.',
  signIn: 'تسجيل الدخول',
  loadFailed: 'تعذّر تحميل الإشعارات.',
  serverError: 'خطأ في الخادم',
};
