import type { TextsOf } from '../../primitives/messages';
import type { partnerKeyDialogMessages } from './messages';

export const partnerKeyDialog: TextsOf<typeof partnerKeyDialogMessages> = {
  title: (partner) => `La nueva clave de ${partner}`,
  hint:
    'Solo se muestra ahora y no se guarda en ningún sitio: entrégala de forma segura. Su lugar ' +
    'es el servidor del socio, nunca una página.',
  key: 'Clave',
  copy: 'Copiar',
  done: 'La he guardado',
};
