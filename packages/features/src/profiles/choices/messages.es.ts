import type { TextsOf } from '../../platform/messages';
import type { profileChoiceMessages } from './messages';

export const profileChoice: TextsOf<typeof profileChoiceMessages> = {
  Player: 'Jugador/a',
  Coach: 'Entrenador/a',
  Fan: 'Aficionado/a',
  Organizer: 'Organizador/a',
  Referee: 'Árbitro/a',
  Parent: 'Padre o madre',
  'Jet-Ski': 'Moto acuática',
  Tennis: 'Tenis',
  Golf: 'Golf',
  Cricket: 'Críquet',
  Rugby: 'Rugby',
  Boxing: 'Boxeo',
};
