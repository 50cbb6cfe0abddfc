import type { TextsOf } from '../../primitives/messages';
import type { profilePostComposerMessages } from './messages';

export const profilePostComposer: TextsOf<typeof profilePostComposerMessages> = {
  label: 'Escribir una publicación',
  placeholder: '¿Qué pasó en la carrera?',
  post: 'Publicar',
  posting: 'Publicando…',
};
