import { figure, isolate, type TextsOf } from '../platform/messages';
import type { settingsMessages, settingsToastMessages } from './messages';

export const settings: TextsOf<typeof settingsMessages> = {
  loadFailed: 'تعذّر تحميل الملف الشخصي',
  notLoaded: 'يظهر ملفك الشخصي هنا بعد تحميله.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  firstNameRequired: 'الاسم الأول مطلوب',
  lastNameRequired: 'اسم العائلة مطلوب',
  usernameRequired: 'اسم المستخدم مطلوب',
  usernameInvalid: 'يُسمح فقط بالأحرف اللاتينية والأرقام والشرطات السفلية.',
  bioTooLong: (max) => `الحد الأقصى للنبذة: ${figure(max)} من الأحرف.`,
  signedOut: 'يلزم تسجيل الدخول لتغيير إعداداتك.',
  signIn: 'تسجيل الدخول',
};

export const settingsToast: TextsOf<typeof settingsToastMessages> = {
  tagLimit: 'بلغت الوسوم حدها الأقصى',
  tagLimitText: 'يمكن إضافة وسمين على الأكثر.',
  updated: 'حُدّث الملف الشخصي',
  renamed: 'حُدّث اسم المستخدم',
  renamedText: 'يُرجى تسجيل الدخول من جديد باسم المستخدم الجديد.',
  updateFailed: 'فشل التحديث',
  taken: 'اسم المستخدم أو البريد الإلكتروني مستخدم بالفعل.',
  changedMeanwhile: 'تغيّر ملفك الشخصي في مكان آخر في هذه الأثناء',
  savedMeanwhile: (values) => `حُفظ هناك: ${isolate(values)}`,
  unauthorized: 'غير مصرح',
  unauthorizedText: 'انتهت جلستك. جارٍ تسجيل الدخول من جديد…',
};
