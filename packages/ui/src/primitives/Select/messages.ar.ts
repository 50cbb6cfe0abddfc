import type { TextsOf } from '../messages';
import type { selectMessages } from './messages';

export const select: TextsOf<typeof selectMessages> = { placeholder: 'اختيار…' };
