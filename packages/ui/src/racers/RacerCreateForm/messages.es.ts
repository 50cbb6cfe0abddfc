import type { TextsOf } from '../../primitives/messages';
import type { racerCreateFormMessages } from './messages';

export const racerCreateForm: TextsOf<typeof racerCreateFormMessages> = {
  title: 'Crear piloto',
  name: 'Nombre',
  nameHelp: 'A partir de 2 letras se ofrecen deportistas existentes.',
  existing: 'Deportista existente: se le añadirá la página de piloto.',
  suggestions: 'Deportistas existentes',
  create: 'Crear piloto',
  creating: 'Creando…',
  finishing: 'Terminando…',
};
