import type { TextsOf } from '../../primitives/messages';
import type { clubFormMessages } from './messages';

export const clubForm: TextsOf<typeof clubFormMessages> = {
  form: 'نادٍ جديد',
  editForm: 'تعديل النادي',
  name: 'اسم النادي',
  description: 'الوصف',
  descriptionHelp: 'اختياري. ما يدور حوله النادي.',
  picture: 'صورة النادي',
  pictureHelp: 'اختياري. أي نوع من الصور.',
  choosePicture: 'اختيار صورة',
  changePicture: 'تغيير',
  noPicture: 'لم تُختر أي صورة',
  removePicture: 'إزالة',
  privacy: 'خصوصية النادي',
  public: 'نادٍ عام',
  publicHelp: 'يمكن للجميع العثور عليه والانضمام إليه.',
  coOwners: 'المالكون المشاركون',
  coOwnersHelp: 'اختياري. أسماء المستخدمين، تفصل بينها فواصل.',
  coOwnersPlaceholder: 'layla_h, omar_99',
  create: 'إنشاء النادي',
  creating: 'جارٍ الإنشاء…',
  needsName: 'النادي يحتاج إلى اسم.',
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ…',
};
