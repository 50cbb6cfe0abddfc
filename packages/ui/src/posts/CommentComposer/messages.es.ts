import type { TextsOf } from '../../primitives/messages';
import type { commentComposerMessages } from './messages';

export const commentComposer: TextsOf<typeof commentComposerMessages> = {
  label: 'Escribir un comentario',
  placeholder: 'Escribe un comentario…',
  submit: 'Enviar comentario',
  replyingTo: (name) => `Respuesta a ${name}`,
  editing: 'Cambias tu comentario',
  editLabel: 'Editar tu comentario',
  save: 'Guardar comentario',
  cancel: 'Cancelar',
  hint: 'Intro envía; Mayús e Intro empiezan una línea nueva.',
};
