import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { welcomeSplashMessages } from './messages';

export const welcomeSplash: TextsOf<typeof welcomeSplashMessages> = {
  welcome: (product) => `مرحبًا بك في ${isolate(product)}`,
  leading: 'لحظات وتظهر نتائجك…',
};
