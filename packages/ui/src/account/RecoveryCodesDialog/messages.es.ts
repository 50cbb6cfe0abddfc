import type { TextsOf } from '../../primitives/messages';
import type { recoveryCodesDialogMessages } from './messages';

export const recoveryCodesDialog: TextsOf<typeof recoveryCodesDialogMessages> = {
  title: 'Tus códigos de recuperación',
  hint:
    'Cada uno vale una vez en lugar de tu llave de acceso. Solo se muestran ahora: guárdalos ' +
    'donde los encuentres sin este dispositivo.',
  codes: 'Códigos de recuperación',
  copy: 'Copiar',
  download: 'Descargar',
  done: 'Los he guardado',
};
