import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { postComposerMessages } from './messages';

export const postComposer: TextsOf<typeof postComposerMessages> = {
  label: 'كتابة منشور',
  placeholder: 'ماذا يحدث في ناديك؟',
  submit: 'نشر',
  submitting: 'جارٍ النشر…',
  pictures: 'الصور',
  addPicture: 'إضافة صورة',
  removePicture: (position, count) => (count === 1 ? 'إزالة الصورة' : `إزالة الصورة ${position}`),
  notAnImage: 'هذا الملف ليس صورة.',
  tooManyPictures: (max) =>
    counted(max, {
      zero: 'لا يعرض المنشور أي صورة.',
      one: 'يعرض المنشور صورة واحدة.',
      two: 'يعرض المنشور صورتين على الأكثر.',
      few: 'يعرض المنشور # صور على الأكثر.',
      many: 'يعرض المنشور # صورة على الأكثر.',
      other: 'يعرض المنشور # صورة على الأكثر.',
    }),
  pictureAlt: (position, count) => (count === 1 ? 'وصف الصورة' : `وصف الصورة ${position}`),
  pictureAltHint: 'لمن لا يمكنه رؤيتها.',
};
