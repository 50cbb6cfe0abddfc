import type { TextsOf } from '../../primitives/messages';
import type { favoriteTeamsMessages } from './messages';

export const favoriteTeams: TextsOf<typeof favoriteTeamsMessages> = {
  title: 'الفرق المفضلة',
  empty: 'لا فرق مفضلة بعد.',
  emptyOwn: 'هنا مكان فرقك المفضلة.',
  addTeam: 'إضافة فريق',
  loading: 'جارٍ تحميل الفرق المفضلة…',
  failed: 'تعذّر تحميل الفرق المفضلة.',
};
