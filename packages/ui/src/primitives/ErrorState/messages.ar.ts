import type { TextsOf } from '../messages';
import type { errorStateMessages } from './messages';

export const errorState: TextsOf<typeof errorStateMessages> = { retry: 'إعادة المحاولة' };
