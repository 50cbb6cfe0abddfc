import type { TextsOf } from '../messages';
import type { dialogMessages } from './messages';

export const dialog: TextsOf<typeof dialogMessages> = { close: 'إغلاق' };
