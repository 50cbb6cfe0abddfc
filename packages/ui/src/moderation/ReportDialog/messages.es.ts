import type { TextsOf } from '../../primitives/messages';
import type { reportDialogMessages } from './messages';

export const reportDialog: TextsOf<typeof reportDialogMessages> = {
  title: 'Denunciar esta publicación',
  lead: 'La verán los propietarios del club. No se les dice quién la denunció.',
  question: '¿Qué tiene de malo?',
  cancel: 'Cancelar',
  submit: 'Enviar denuncia',
  submitting: 'Enviando…',
};
