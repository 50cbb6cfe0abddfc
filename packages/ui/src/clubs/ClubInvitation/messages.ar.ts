import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { clubInvitationMessages } from './messages';

export const clubInvitation: TextsOf<typeof clubInvitationMessages> = {
  label: 'دعوة',
  invitedBy: (name) => `وصلتك دعوة من ${isolate(name)} للمشاركة في ملكية هذا النادي`,
  invited: 'وصلتك دعوة للمشاركة في ملكية هذا النادي',
  meaning: 'للمالكين المشاركين تعديل النادي والحفاظ على نظامه.',
  until: (date) => `تبقى مفتوحة حتى ${isolate(date)}.`,
  accept: 'قبول',
  accepting: 'جارٍ القبول…',
  decline: 'رفض',
  declining: 'جارٍ الرفض…',
  accepted: 'لك الآن ملكية مشاركة في هذا النادي',
  declined: 'رُفضت الدعوة',
  ended: 'انتهت هذه الدعوة',
};
