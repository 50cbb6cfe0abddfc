import type { TextsOf } from '../../primitives/messages';
import type { postEditorMessages } from './messages';

export const postEditor: TextsOf<typeof postEditorMessages> = {
  label: 'Editar tu publicación',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
};
