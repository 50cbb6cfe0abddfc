import type { TextsOf } from '../../primitives/messages';
import type { notFoundMessages } from './messages';

export const notFound: TextsOf<typeof notFoundMessages> = {
  title: '404 الصفحة غير موجودة.',
  exploreClubs: 'استكشاف الأندية',
  signIn: 'تسجيل الدخول',
  feed: 'موجزي',
  siteMap: 'خريطة الموقع',
  clubs: 'الأندية',
  contact: 'التواصل معنا',
  terms: 'الشروط',
  about: 'من نحن',
  insights: 'أفكار',
  aiProduct: 'مساعد الذكاء الاصطناعي',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  home: 'الرئيسية',
  page: 'الصفحة',
  guest: 'ضيف',
};
