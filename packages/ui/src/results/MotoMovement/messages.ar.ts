import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { motoMovementMessages } from './messages';

export const motoMovement: TextsOf<typeof motoMovementMessages> = {
  caption: (title) => `مراكز ${isolate(title)} من جولة إلى جولة`,
  rider: 'المتسابق',
  after: (moto) => `بعد ${isolate(moto)}`,
  missing: '–',
  noPlace: 'لا مركز بعد',
  up: (count) => `صعود ${count}`,
  down: (count) => `هبوط ${count}`,
};
