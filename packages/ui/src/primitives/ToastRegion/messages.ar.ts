import type { TextsOf } from '../messages';
import type { toastRegionMessages } from './messages';

export const toastRegion: TextsOf<typeof toastRegionMessages> = {
  region: 'التنبيهات (F8)',
  dismiss: 'تجاهل',
};
