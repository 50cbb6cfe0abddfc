import type { TextsOf } from '../../primitives/messages';
import type { racerEditFormMessages, racerFieldsMessages } from './messages';

export const racerEditForm: TextsOf<typeof racerEditFormMessages> = {
  photo: 'Foto',
  photoAlt: 'Describe la foto',
  photoAltHelp: 'Se lee a quien no puede verla. Puedes dejarlo en blanco.',
  uploading: 'Subiendo la foto',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  cancel: 'Cancelar',
};

export const racerFields: TextsOf<typeof racerFieldsMessages> = {
  age: 'Edad',
  bio: 'Biografía',
  origin: 'Origen',
  height: 'Altura (pulgadas)',
  heightHelp: 'Entre 36 y 96 pulgadas (3′0″–8′0″).',
  boatManufacturers: 'Fabricante del barco',
};
