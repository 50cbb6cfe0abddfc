import type { TextsOf } from '../messages';
import type { searchFieldMessages } from './messages';

export const searchField: TextsOf<typeof searchFieldMessages> = { clear: 'مسح البحث' };
