import type { TextsOf } from '../messages';
import type { fieldErrorMessages } from './messages';

export const fieldError: TextsOf<typeof fieldErrorMessages> = {
  notAccepted: 'لم يُقبل هذا. يُرجى تغييره.',
};
