import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { richTextMessages } from './messages';

export const richText: TextsOf<typeof richTextMessages> = {
  openTitle: 'هل يُفتح هذا الرابط؟',
  openDescription: (host) => `يقود إلى ${isolate(host)}.`,
  open: 'فتح الرابط',
  cancel: 'إلغاء',
};
