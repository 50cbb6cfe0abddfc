import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { chatDockMessages } from './messages';

export const chatDock: TextsOf<typeof chatDockMessages> = {
  open: 'الدردشة المباشرة',
  openUnread: (count) =>
    counted(count, {
      zero: 'الدردشة المباشرة، لا رسائل غير مقروءة',
      one: 'الدردشة المباشرة، رسالة واحدة غير مقروءة',
      two: 'الدردشة المباشرة، رسالتان غير مقروءتين',
      few: 'الدردشة المباشرة، # رسائل غير مقروءة',
      many: 'الدردشة المباشرة، # رسالة غير مقروءة',
      other: 'الدردشة المباشرة، # رسالة غير مقروءة',
    }),
  leave: 'مغادرة الدردشة المباشرة',
};
