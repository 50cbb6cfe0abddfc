import { counted, figure } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { reactionButtonMessages } from './messages';

export const reactionButton: TextsOf<typeof reactionButtonMessages> = {
  like: 'أعجبني',
  yourReaction: (name) => `${name}، تفاعلك`,
  choose: 'اختيار تفاعل',
  shownCount: (count) => figure(count),
  count: (count) =>
    counted(count, {
      zero: 'لا تفاعلات',
      one: 'تفاعل واحد',
      two: 'تفاعلان',
      few: '# تفاعلات',
      many: '# تفاعلًا',
      other: '# تفاعل',
    }),
};
