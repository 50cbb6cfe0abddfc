import type { TextsOf } from '../../primitives/messages';
import type { profilePostComposerMessages } from './messages';

export const profilePostComposer: TextsOf<typeof profilePostComposerMessages> = {
  label: 'كتابة منشور',
  placeholder: 'ماذا حدث في السباق؟',
  post: 'نشر',
  posting: 'جارٍ النشر…',
};
