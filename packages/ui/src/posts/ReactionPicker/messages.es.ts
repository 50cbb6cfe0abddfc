import type { TextsOf } from '../../primitives/messages';
import type { reactionPickerMessages } from './messages';

export const reactionPicker: TextsOf<typeof reactionPickerMessages> = {
  reactions: 'Reacciones',
  like: 'Me gusta',
  love: 'Me encanta',
  haha: 'Me divierte',
  sad: 'Me entristece',
  angry: 'Me enfada',
  sigh: 'Suspiro',
  clown: 'Payaso',
};
