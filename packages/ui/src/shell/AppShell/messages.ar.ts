import type { TextsOf } from '../../primitives/messages';
import type { appShellMessages } from './messages';

export const appShell: TextsOf<typeof appShellMessages> = {
  skip: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  aside: 'لمحة سريعة',
};
