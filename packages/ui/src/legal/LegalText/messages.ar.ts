import type { TextsOf } from '../../primitives/messages';
import type { legalTextMessages } from './messages';

export const legalText: TextsOf<typeof legalTextMessages> = {
  contents: 'المحتويات',
  home: 'الرئيسية',
};
