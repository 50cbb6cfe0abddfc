import type { TextsOf } from '../../primitives/messages';
import { isolate } from '../../primitives/messages/arabic';
import type { joinClubMessages } from './messages';

export const joinClub: TextsOf<typeof joinClubMessages> = {
  join: 'انضمام',
  joinClub: (name) => `الانضمام إلى ${isolate(name)}`,
  joining: 'جارٍ الانضمام…',
  joined: 'تم الانضمام',
};
