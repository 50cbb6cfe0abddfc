import type { TextsOf } from '../messages';
import type { toastRegionMessages } from './messages';

export const toastRegion: TextsOf<typeof toastRegionMessages> = {
  region: 'Avisos (F8)',
  dismiss: 'Descartar',
};
