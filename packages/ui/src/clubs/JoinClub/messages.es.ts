import type { TextsOf } from '../../primitives/messages';
import type { joinClubMessages } from './messages';

export const joinClub: TextsOf<typeof joinClubMessages> = {
  join: 'Unirse',
  joinClub: (name) => `Unirse a ${name}`,
  joining: 'Uniéndote…',
  joined: 'Te uniste',
};
