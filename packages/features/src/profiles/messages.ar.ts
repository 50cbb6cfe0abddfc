import { isolate, type TextsOf } from '../platform/messages';
import type { profilesMessages } from './messages';

export const profiles: TextsOf<typeof profilesMessages> = {
  loadFailed: 'فشل تحميل الملف الشخصي',
  userNotFound: 'لم يُعثر على المستخدم',
  followFailed: 'فشلت المتابعة',
  unfollowFailed: 'فشل إلغاء المتابعة',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  startedFollowing: (name) => `متابعة جديدة لك من ${isolate(name)}.`,
  addTeamSoon: 'إضافة الفرق قريبًا',
  tabs: 'الملف الشخصي',
  scores: 'النتائج',
  posts: 'المنشورات',
  clubs: 'الأندية',
  scoresSoon: 'النتائج قريبًا…',
  liveScores: 'النتائج المباشرة',
  clubsSoon: 'الأندية قريبًا…',
  discoverClubs: 'اكتشاف الأندية',
  people: (name) => `الناس حول ${isolate(name)}`,
  findPeople: 'البحث عن أشخاص',
  follow: 'متابعة',
  following: 'تتابعه',
  followPerson: (name) => `متابعة ${isolate(name)}`,
  followingPerson: (name) => `تتابع ${isolate(name)}. اضغط لإلغاء المتابعة`,
  sendAgain: 'إعادة المحاولة',
  sendAgainTo: (name) => `لم يُرسل. إعادة المحاولة: ${isolate(name)}`,
  discardFor: (name) => `تجاهل ما لم يُرسل: ${isolate(name)}`,
};
