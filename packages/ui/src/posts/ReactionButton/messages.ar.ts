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
      // In figures, as it is seen: who speaks to the button says what stands on it.
      zero: '# تفاعلات',
      one: '# تفاعل',
      two: '# تفاعل',
      few: '# تفاعلات',
      many: '# تفاعلًا',
      other: '# تفاعل',
    }),
};
