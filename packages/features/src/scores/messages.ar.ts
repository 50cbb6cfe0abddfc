import { isolate, type TextsOf } from '../platform/messages';
import type { scoresMessages } from './messages';

export const scores: TextsOf<typeof scoresMessages> = {
  title: 'النتائج المباشرة',
  tabs: 'الدوريات',
  widgetNote: 'تأتي نتائج الدوريات من مزوّد بيانات رياضية وقد يكون تحميلها بطيئًا.',
  mlbPlayoffs: 'الأدوار الإقصائية في MLB',
  mlbSeason: 'نتائج موسم MLB',
  yourTeams: 'فرقك',
  teamsNote: 'نتائج فرقك قريبًا',
  teamsNoteText: 'وحتى ذلك الحين، هذه كل الفرق.',
  leagueScores: (league) => `نتائج ${isolate(league)}`,
  toEvent: 'عرض مركز الحدث',
};
