import type { TextsOf } from '../../primitives/messages';
import type { postComposerMessages } from './messages';

export const postComposer: TextsOf<typeof postComposerMessages> = {
  label: 'Escribir una publicación',
  placeholder: '¿Qué pasa en tu club?',
  submit: 'Publicar',
  submitting: 'Publicando…',
  picture: 'Imagen',
  addPicture: 'Añadir imagen',
  notAnImage: 'Este archivo no es una imagen.',
  pictureAlt: 'Describe la imagen',
  pictureAltHint: 'Para quien no puede verla.',
};
