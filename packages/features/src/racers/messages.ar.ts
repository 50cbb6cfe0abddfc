import { isolate, type TextsOf } from '../platform/messages';
import type { createRacerMessages, racersMessages } from './messages';

export const createRacer: TextsOf<typeof createRacerMessages> = {
  notSetUp: 'هذه الصفحة غير مهيأة',
  notSetUpHint: 'لم يُحدَّد لها رمز PIN. يُحدَّد حيث يُبنى الموقع.',
  createRacer: 'إنشاء متسابق',
  duplicate: (name) =>
    `يوجد رياضي باسم ${isolate(name)} بالفعل. يُرجى اختياره من القائمة أو تغيير الاسم.`,
  racerCreated: 'أُنشئ المتسابق',
  racerExists: 'لهذا الرياضي صفحة متسابق بالفعل',
  createFailed: 'فشل الإنشاء',
  error: 'خطأ',
  signInRequired: 'تسجيل الدخول مطلوب',
  sessionExpired: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  notAllowed: 'لا يمكن إنشاء المتسابقين إلا للمسؤولين.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};

export const racers: TextsOf<typeof racersMessages> = {
  loadFailed: 'فشل تحميل المتسابق',
  notFound: 'لم يُعثر على المتسابق',
  unnamed: 'متسابق بلا اسم',
  noProfile: 'لم تُكتب صفحة هذا المتسابق بعد. هذه نتائج الحدث.',
  goBack: 'رجوع',
  search: 'البحث عن متسابقين',
  editTitle: (name) => `تعديل ${isolate(name)}`,
  fixForm: 'يُرجى تصحيح النموذج',
  nameRequired: 'الاسم مطلوب.',
  ageNumber: 'يجب أن يكون العمر رقمًا.',
  ageMin: 'يجب ألا يقل العمر عن 9 سنوات.',
  ageMax: 'يجب ألا يزيد العمر على 100 سنة.',
  heightRange: `يجب أن يكون الطول بين 36 و96 بوصة (${isolate('3′0″–8′0″')}).`,
  bioRequired: 'النبذة مطلوبة.',
  boatRequired: 'صانع القارب مطلوب.',
  photoUploaded: 'رُفعت الصورة',
  profileUpdated: 'حُدّث الملف الشخصي',
  updateFailed: 'فشل التحديث',
  changedMeanwhile: 'تغيّر هذا المتسابق في هذه الأثناء',
  savedMeanwhile: (values) => `حُفظ: ${isolate(values)}`,
  validationError: 'خطأ في التحقق',
  noMediaUrl: 'نجح الرفع، لكن من دون عنوان للصورة.',
};
