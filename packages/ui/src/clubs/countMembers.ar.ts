import { counted } from '../primitives/messages/arabic';

/** How many members a club has, in Arabic. */
export const countMembers = (count: number): string =>
  counted(count, {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '# أعضاء',
    many: '# عضوًا',
    other: '# عضو',
  });
