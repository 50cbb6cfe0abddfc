import { counted, figure, isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { notificationListMessages } from './messages';

/** One of a kind and several of it, by the words that the server has for it. */
const kinds: Readonly<Record<string, readonly [one: string, several: string] | undefined>> = {
  follow: ['متابعة', 'متابعات'],
  comment: ['تعليق', 'تعليقات'],
  reaction: ['تفاعل', 'تفاعلات'],
  like: ['إعجاب', 'إعجابات'],
  mention: ['إشارة', 'إشارات'],
  message: ['رسالة', 'رسائل'],
  invitation: ['دعوة', 'دعوات'],
  'club invite': ['دعوة إلى نادٍ', 'دعوات إلى أندية'],
  'club join': ['انضمام إلى نادٍ', 'انضمامات إلى أندية'],
  result: ['نتيجة', 'نتائج'],
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
  kind: (kind) => kinds[kind]?.[0] ?? isolate(kind),
  today: 'اليوم',
  earlier: 'سابقًا',
  group: (kind, count, isPartial) =>
    `${kinds[kind]?.[1] ?? isolate(kind)} (${count}${isPartial ? '+' : ''})`,
  groupUnread: (count) => `${figure(count)} غير مقروء`,
  loadMore: 'تحميل المزيد',
  loadingMore: 'جارٍ تحميل المزيد…',
  empty: 'لا جديد لديك. 🎉',
  findPeople: 'البحث عن أشخاص',
  noMatches: 'لا إشعارات تطابق بحثك.',
  loading: 'جارٍ التحميل…',
  signedOut: 'يلزم تسجيل الدخول لعرض إشعاراتك.',
  signIn: 'تسجيل الدخول',
  loadFailed: 'تعذّر تحميل الإشعارات.',
  serverError: 'خطأ في الخادم',
};
