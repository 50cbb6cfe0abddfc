import type { TextsOf } from '../../primitives/messages';
import type { postComposerMessages } from './messages';

export const postComposer: TextsOf<typeof postComposerMessages> = {
  label: 'Escribir una publicación',
  placeholder: '¿Qué pasa en tu club?',
  submit: 'Publicar',
  submitting: 'Publicando…',
  pictures: 'Imágenes',
  addPicture: 'Añadir imagen',
  removePicture: (position, count) =>
    count === 1 ? 'Quitar la imagen' : `Quitar la imagen ${position}`,
  notAnImage: 'Este archivo no es una imagen.',
  tooManyPictures: (max) =>
    max === 1
      ? 'Una publicación muestra una imagen.'
      : `Una publicación muestra hasta ${max} imágenes.`,
  pictureAlt: (position, count) =>
    count === 1 ? 'Describe la imagen' : `Describe la imagen ${position}`,
  pictureAltHint: 'Para quien no puede verla.',
};
