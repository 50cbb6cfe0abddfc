import type { TextsOf } from '../../primitives/messages';
import { countMembers } from '../countMembers.ar';
import type { clubBannerMessages } from './messages';

export const clubBanner: TextsOf<typeof clubBannerMessages> = {
  owner: 'المالك',
  members: countMembers,
  join: 'انضمام',
  joining: 'جارٍ الانضمام…',
  joined: 'تم الانضمام',
  leave: 'مغادرة',
  leaving: 'جارٍ المغادرة…',
};
