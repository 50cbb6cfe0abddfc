import type { TextsOf } from '../../primitives/messages';
import type { clubGridMessages } from './messages';

export const clubGrid: TextsOf<typeof clubGridMessages> = { loading: 'جارٍ تحميل الأندية…' };
