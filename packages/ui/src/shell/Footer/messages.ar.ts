import type { TextsOf } from '../../primitives/messages';
import type { footerMessages } from './messages';

export const footer: TextsOf<typeof footerMessages> = {
  languages: 'اللغات',
  siteMap: 'خريطة الموقع',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
};
