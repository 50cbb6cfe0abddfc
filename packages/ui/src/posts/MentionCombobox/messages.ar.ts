import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { mentionComboboxMessages } from './messages';

export const mentionCombobox: TextsOf<typeof mentionComboboxMessages> = {
  people: 'أشخاص للإشارة إليهم',
  noMatches: 'لا تطابقات',
  searching: 'جارٍ البحث…',
  failed: 'تعذّر البحث عن أشخاص. تُعاد المحاولة مع متابعة الكتابة.',
  available: (count) =>
    counted(count, {
      zero: 'لا أشخاص للإشارة إليهم.',
      one: 'شخص واحد للإشارة إليه. مفاتيح الأسهم للاختيار، وEnter للقبول.',
      two: 'شخصان للإشارة إليهما. مفاتيح الأسهم للاختيار، وEnter للقبول.',
      few: '# أشخاص للإشارة إليهم. مفاتيح الأسهم للاختيار، وEnter للقبول.',
      many: '# شخصًا للإشارة إليهم. مفاتيح الأسهم للاختيار، وEnter للقبول.',
      other: '# شخص للإشارة إليهم. مفاتيح الأسهم للاختيار، وEnter للقبول.',
    }),
};
