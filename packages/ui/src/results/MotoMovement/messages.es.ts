import type { TextsOf } from '../../primitives/messages';
import type { motoMovementMessages } from './messages';

export const motoMovement: TextsOf<typeof motoMovementMessages> = {
  caption: (title) => `Puestos de ${title} de manga en manga`,
  rider: 'Piloto',
  after: (moto) => `Tras ${moto}`,
  missing: '–',
  noPlace: 'todavía sin puesto',
  up: (count) => `sube ${count}`,
  down: (count) => `baja ${count}`,
};
