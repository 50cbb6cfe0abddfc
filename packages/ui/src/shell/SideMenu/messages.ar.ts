import type { TextsOf } from '../../primitives/messages';
import type { sideMenuMessages } from './messages';

export const sideMenu: TextsOf<typeof sideMenuMessages> = {
  label: 'القائمة الرئيسية',
  profileSection: 'الملف الشخصي',
  profile: 'الملف الشخصي',
  settings: 'إعدادات الحساب',
  logout: 'تسجيل الخروج',
  scoresSection: 'النتائج المباشرة',
  scores: 'كل النتائج',
  clubsSection: 'الأندية',
  feed: 'موجزي',
  clubs: 'أنديتي',
  discover: 'اكتشاف الأندية',
  home: 'العودة إلى الرئيسية',
};
