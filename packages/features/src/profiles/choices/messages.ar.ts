import type { TextsOf } from '../../platform/messages';
import type { profileChoiceMessages } from './messages';

/** What they do, and not what they are: that word would say whether it is a man or a woman. */
export const profileChoice: TextsOf<typeof profileChoiceMessages> = {
  Player: 'اللعب',
  Coach: 'التدريب',
  Fan: 'التشجيع',
  Organizer: 'التنظيم',
  Referee: 'التحكيم',
  Parent: 'ولي أمر',
  'Jet-Ski': 'الدراجات المائية',
  Tennis: 'التنس',
  Golf: 'الغولف',
  Cricket: 'الكريكيت',
  Rugby: 'الرغبي',
  Boxing: 'الملاكمة',
};
