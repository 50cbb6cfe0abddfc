import type { TextsOf } from '../messages';
import type { buttonMessages } from './messages';

export const button: TextsOf<typeof buttonMessages> = { pending: 'لحظة…' };
