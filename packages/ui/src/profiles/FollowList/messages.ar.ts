import { figure } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { followListMessages } from './messages';

export const followList: TextsOf<typeof followListMessages> = {
  tabs: 'المتابعون وقيد المتابعة',
  followers: (count) => `المتابعون (${figure(count)})`,
  following: (count) => `قيد المتابعة (${figure(count)})`,
  followersUncounted: 'المتابعون',
  followingUncounted: 'قيد المتابعة',
  filter: 'التصفية حسب اسم المستخدم',
  filterPlaceholder: 'التصفية حسب اسم المستخدم…',
  noFollowers: 'لا متابعين بعد.',
  noFollowing: 'لا أحد قيد المتابعة بعد.',
  findPeople: 'البحث عن أشخاص',
  noMatches: 'لا أسماء مستخدمين مطابقة.',
  noMatchesYet: 'لا أسماء مستخدمين مطابقة حتى الآن.',
  failedFollowers: 'تعذّر تحميل المتابعين.',
  failedFollowing: 'تعذّر تحميل قائمة المتابعة.',
  loading: 'جارٍ التحميل…',
  loadMore: 'تحميل المزيد',
};
