import type { TextsOf } from '../../primitives/messages';
import type { clubFormMessages } from './messages';

export const clubForm: TextsOf<typeof clubFormMessages> = {
  form: 'Club nuevo',
  editForm: 'Editar club',
  name: 'Nombre del club',
  description: 'Descripción',
  descriptionHelp: 'Opcional. De qué trata el club.',
  picture: 'Imagen del club',
  pictureHelp: 'Opcional. Cualquier tipo de imagen.',
  choosePicture: 'Elegir imagen',
  changePicture: 'Cambiar',
  noPicture: 'Ninguna imagen elegida',
  removePicture: 'Quitar',
  privacy: 'Privacidad del club',
  public: 'Club público',
  publicHelp: 'Cualquiera puede encontrarlo y unirse.',
  coOwners: 'Copropietarios',
  coOwnersHelp: 'Opcional. Nombres de usuario separados por comas.',
  coOwnersPlaceholder: 'ana_lago, ben_torres',
  create: 'Crear club',
  creating: 'Creando…',
  needsName: 'Un club necesita un nombre.',
  save: 'Guardar cambios',
  saving: 'Guardando…',
};
