import type { TextsOf } from '../messages';
import type { fieldErrorMessages } from './messages';

export const fieldError: TextsOf<typeof fieldErrorMessages> = {
  notAccepted: 'Esto no se ha aceptado. Cámbialo, por favor.',
};
