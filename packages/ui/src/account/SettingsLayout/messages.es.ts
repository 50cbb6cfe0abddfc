import type { TextsOf } from '../../primitives/messages';
import type { settingsLayoutMessages, settingsProfileFormMessages } from './messages';

export const settingsLayout: TextsOf<typeof settingsLayoutMessages> = {
  title: 'Ajustes',
  sections: 'Secciones de los ajustes',
  profile: 'Perfil',
};

export const settingsProfileForm: TextsOf<typeof settingsProfileFormMessages> = {
  title: 'Información del perfil',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  emailFixed: 'Por ahora el correo no se puede cambiar.',
  bio: 'Biografía',
  tags: 'Etiquetas del perfil',
  picture: 'Foto de perfil',
  clearPicture: 'Quitar',
  update: 'Actualizar perfil',
  loading: 'Cargando perfil…',
};
