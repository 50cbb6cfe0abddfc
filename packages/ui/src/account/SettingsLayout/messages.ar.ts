import type { TextsOf } from '../../primitives/messages';
import type { settingsLayoutMessages, settingsProfileFormMessages } from './messages';

export const settingsLayout: TextsOf<typeof settingsLayoutMessages> = {
  title: 'الإعدادات',
  sections: 'أقسام الإعدادات',
  profile: 'الملف الشخصي',
};

export const settingsProfileForm: TextsOf<typeof settingsProfileFormMessages> = {
  title: 'معلومات الملف الشخصي',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  username: 'اسم المستخدم',
  email: 'البريد الإلكتروني',
  emailFixed: 'لا يمكن تغيير البريد الإلكتروني حاليًا.',
  bio: 'نبذة',
  tags: 'وسوم الملف الشخصي',
  picture: 'صورة الملف الشخصي',
  clearPicture: 'إزالة',
  update: 'تحديث الملف الشخصي',
  loading: 'جارٍ تحميل الملف الشخصي…',
};
