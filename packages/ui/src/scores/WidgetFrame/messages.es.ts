import type { TextsOf } from '../../primitives/messages';
import type { widgetFrameMessages } from './messages';

export const widgetFrame: TextsOf<typeof widgetFrameMessages> = {
  loading: 'Cargando marcadores…',
  unconfigured: 'Esta liga no tiene proveedor de marcadores',
  unconfiguredNote: 'En cuanto el sitio indique uno, sus marcadores aparecerán aquí.',
  failed: 'No se cargaron los marcadores',
  failedNote:
    'El proveedor no respondió a tiempo. Puede ir lento o estar bloqueado por tu navegador.',
  retry: 'Reintentar',
};
