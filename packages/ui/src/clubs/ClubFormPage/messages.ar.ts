import type { TextsOf } from '../../primitives/messages';
import type { clubFormPageMessages } from './messages';

export const clubFormPage: TextsOf<typeof clubFormPageMessages> = { close: 'إغلاق' };
