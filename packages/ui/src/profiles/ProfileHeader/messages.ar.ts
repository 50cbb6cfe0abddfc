import type { TextsOf } from '../../primitives/messages';
import type { profileHeaderMessages, profileUnavailableMessages } from './messages';

export const profileHeader: TextsOf<typeof profileHeaderMessages> = {
  noBio: 'لا نبذة بعد.',
  followers: 'المتابعون',
  points: 'النقاط',
  follow: 'متابعة',
  following: 'قيد المتابعة',
  unfollowHint: 'الضغط يلغي المتابعة',
  followFailed: 'تعذّر التحقق من متابعتك لهذا الحساب.',
  retryFollow: 'إعادة المحاولة',
  share: 'مشاركة',
  editProfile: 'تعديل الملف',
  findPeople: 'البحث عن أشخاص',
  tags: 'وسوم الملف الشخصي',
  loading: 'جارٍ تحميل الملف الشخصي…',
};

export const profileUnavailable: TextsOf<typeof profileUnavailableMessages> = {
  title: 'تعذّر تحميل هذا الملف الشخصي',
  failed: 'فشل تحميل الملف الشخصي',
  userNotFound: 'لم يُعثر على المستخدم',
};
