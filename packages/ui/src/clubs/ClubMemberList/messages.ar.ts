import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { clubMemberListMessages } from './messages';

export const clubMemberList: TextsOf<typeof clubMemberListMessages> = {
  members: 'الأعضاء',
  search: 'البحث في الأعضاء',
  searchPlaceholder: 'البحث في الأعضاء…',
  owner: 'المالك',
  coOwner: 'مالك مشارك',
  muted: 'مكتوم',
  actions: (name) => `المزيد عن ${isolate(name)}`,
  noMatch: 'لا أحد بهذا الاسم في هذا النادي.',
  loading: 'جارٍ تحميل الأعضاء…',
  failed: 'تعذّر تحميل الأعضاء.',
  retry: 'إعادة المحاولة',
  loadMore: 'تحميل المزيد',
  loadingMore: 'جارٍ التحميل…',
  invited: 'المدعوون إلى الملكية المشاركة',
  invitedHint: 'تبدأ ملكيتهم عند قبول الدعوة.',
  invitedFailed: 'تعذّر تحميل المدعوين.',
  withdraw: 'سحب',
  withdrawOf: (name) => `سحب دعوة ${isolate(name)}`,
  banned: 'المحظورون',
  bannedHint: 'لا يمكنهم الانضمام مجددًا قبل رفع الحظر.',
  loadMoreBanned: 'تحميل المزيد من المحظورين',
  bannedFailed: 'تعذّر تحميل المحظورين.',
  liftBan: 'رفع الحظر',
  liftBanOf: (name) => `رفع الحظر عن ${isolate(name)}`,
};
