import { counted, isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { postCardMessages } from './messages';

export const postCard: TextsOf<typeof postCardMessages> = {
  comments: (count) =>
    counted(count, {
      zero: 'لا تعليقات',
      one: 'تعليق واحد',
      two: 'تعليقان',
      few: '# تعليقات',
      many: '# تعليقًا',
      other: '# تعليق',
    }),
  commentsUncounted: 'التعليقات',
  share: 'مشاركة',
  edit: 'تعديل منشورك',
  edited: 'معدَّل',
  delete: 'حذف',
  deleting: 'جارٍ الحذف…',
  sending: 'جارٍ الإرسال…',
  deleteQuestion: 'هل يُحذف هذا المنشور؟',
  cancel: 'إلغاء',
  openImage: (number) => `فتح الصورة ${number}`,
  imageFailed: (number) => `تعذّر تحميل الصورة ${number}. أعد المحاولة`,
  image: (author, number) => `الصورة ${number} من ${isolate(author)}`,
  more: (author) => `المزيد عن منشور ${isolate(author)}`,
  unknownAuthor: 'عضو غير معروف',
  linkedPost: 'المنشور المقصود بالرابط',
  pinned: 'مثبَّت',
};
