import { defineMessages } from '../../platform/messages';

/** Tags of profiles and sports, by the words that are stored; leagues are called the same. */
export const profileChoiceMessages = defineMessages('profileChoice', {
  Player: 'Player',
  Coach: 'Coach',
  Fan: 'Fan',
  Organizer: 'Organizer',
  Referee: 'Referee',
  Parent: 'Parent',
  'Jet-Ski': 'Jet-Ski',
  Tennis: 'Tennis',
  Golf: 'Golf',
  Cricket: 'Cricket',
  Rugby: 'Rugby',
  Boxing: 'Boxing',
});
