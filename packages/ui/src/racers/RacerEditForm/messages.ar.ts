import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { racerEditFormMessages, racerFieldsMessages } from './messages';

export const racerEditForm: TextsOf<typeof racerEditFormMessages> = {
  photo: 'الصورة',
  photoAlt: 'وصف الصورة',
  photoAltHelp: 'يُقرأ لمن لا يمكنه رؤيتها. يمكن تركه فارغًا.',
  uploading: 'جارٍ رفع الصورة',
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
};

export const racerFields: TextsOf<typeof racerFieldsMessages> = {
  age: 'العمر',
  bio: 'نبذة',
  origin: 'الأصل',
  height: 'الطول (بالبوصة)',
  heightHelp: `من 36 إلى 96 بوصة (${isolate('3′0″–8′0″')}).`,
  boatManufacturers: 'صانع القارب',
};
