import type { TextsOf } from '../../primitives/messages';
import type { profilePostComposerMessages } from './messages';

export const profilePostComposer: TextsOf<typeof profilePostComposerMessages> = {
  label: 'Escribir una publicación',
  placeholder: '¿Qué pasó en la carrera?',
  image: 'Imagen',
  imageAlt: 'Describe la imagen',
  imageAltHelp: 'Se lee a quien no puede verla. Puedes dejarlo en blanco.',
  post: 'Publicar',
  posting: 'Publicando…',
};
