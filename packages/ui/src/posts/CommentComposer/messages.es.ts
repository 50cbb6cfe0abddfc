import type { TextsOf } from '../../primitives/messages';
import type { commentComposerMessages } from './messages';

export const commentComposer: TextsOf<typeof commentComposerMessages> = {
  label: 'Escribir un comentario',
  placeholder: 'Escribe un comentario…',
  submit: 'Enviar comentario',
  hint: 'Intro envía; Mayús e Intro empiezan una línea nueva.',
};
