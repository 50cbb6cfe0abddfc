import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { clubBannerMessages } from './messages';

export const clubBanner: TextsOf<typeof clubBannerMessages> = {
  owner: 'المالك',
  members: (count) =>
    counted(count, {
      zero: 'لا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: '# أعضاء',
      many: '# عضوًا',
      other: '# عضو',
    }),
  join: 'انضمام',
  joining: 'جارٍ الانضمام…',
  leave: 'مغادرة',
  leaving: 'جارٍ المغادرة…',
};
