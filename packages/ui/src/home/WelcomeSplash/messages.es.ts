import type { TextsOf } from '../../primitives/messages';
import type { welcomeSplashMessages } from './messages';

export const welcomeSplash: TextsOf<typeof welcomeSplashMessages> = {
  welcome: (product) => `Te damos la bienvenida a ${product}`,
  leading: 'Te llevamos a tus marcadores…',
};
