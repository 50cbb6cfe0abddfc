import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { racerHeaderMessages, racerUnavailableMessages } from './messages';

export const racerHeader: TextsOf<typeof racerHeaderMessages> = {
  kind: 'متسابق دراجات مائية',
  origin: 'الأصل',
  age: 'العمر',
  height: 'الطول',
  boat: 'القارب',
  ageInYears: (age) =>
    counted(age, {
      zero: 'أقل من سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '# سنوات',
      many: '# سنة',
      other: '# سنة',
    }),
  heightOf: (_feet, _inches, metres) =>
    `${metres.toLocaleString('ar-u-nu-latn', { minimumFractionDigits: 2 })} م`,
  search: 'البحث عن متسابقين',
  edit: 'تعديل',
  share: 'مشاركة',
  loading: 'جارٍ تحميل المتسابق…',
};

export const racerUnavailable: TextsOf<typeof racerUnavailableMessages> = {
  title: 'تعذّر تحميل هذا المتسابق',
  failed: 'فشل تحميل المتسابق',
  racerNotFound: 'لم يُعثر على المتسابق',
  goBack: 'رجوع',
};
