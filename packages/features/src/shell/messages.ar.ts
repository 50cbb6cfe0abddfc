import { agoInArabic } from '../platform/dates';
import type { TextsOf } from '../platform/messages';
import type {
  accountMenuMessages,
  createActionsMessages,
  liveRoomMessages,
  logoutMessages,
  errorScreenMessages,
  offlineAgeMessages,
  offlineMessages,
  placeholderMessages,
  searchFailureMessages,
} from './messages';

export const liveRoom: TextsOf<typeof liveRoomMessages> = {
  notLoaded: 'تعذّر تحميل الدردشة المباشرة. يُرجى تحميل الصفحة من جديد للمحاولة مرة أخرى.',
};

export const searchFailure: TextsOf<typeof searchFailureMessages> = {
  notLoaded: 'تعذّر تحميل البحث. يُرجى تحميل الصفحة من جديد للمحاولة مرة أخرى.',
};

export const logout: TextsOf<typeof logoutMessages> = {
  title: 'تسجيل الخروج؟',
  text: 'يُرجى تأكيد تسجيل الخروج من حسابك.',
  cancel: 'إلغاء',
  confirm: 'تسجيل الخروج',
};

export const errorScreen: TextsOf<typeof errorScreenMessages> = {
  errorTitle: 'حدث خطأ ما.',
  notLoaded: 'تعذّر تحميل هذه الصفحة. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  home: 'العودة إلى الرئيسية',
};

export const offline: TextsOf<typeof offlineMessages> = {
  title: 'لا اتصال.',
};

export const offlineAge: TextsOf<typeof offlineAgeMessages> = {
  now: 'حُدّث الآن.',
  minutes: (count) => `حُدّث ${agoInArabic.minutes(count)}.`,
  hours: (count) => `حُدّث ${agoInArabic.hours(count)}.`,
  days: (count) => `حُدّث ${agoInArabic.days(count)}.`,
};

export const placeholder: TextsOf<typeof placeholderMessages> = {
  messages: 'الرسائل',
  messagesText: 'حاليًا يدور الحديث في الأندية وفي الدردشة المباشرة.',
  myClubs: 'أنديتي',
  liveScores: 'النتائج المباشرة',
};

export const createActions: TextsOf<typeof createActionsMessages> = {
  post: 'النشر في ملفك الشخصي',
  club: 'إنشاء نادٍ',
  postInClub: 'النشر في نادٍ',
  moreClubs: 'المزيد من الأندية',
  others: 'أشياء أخرى',
};

export const accountMenu: TextsOf<typeof accountMenuMessages> = {
  menu: 'حسابك',
  account: 'الحساب',
  theme: 'المظهر',
  system: 'مثل النظام',
  light: 'فاتح',
  dark: 'داكن',
  highContrast: 'تباين عالٍ',
  language: 'اللغة',
};
