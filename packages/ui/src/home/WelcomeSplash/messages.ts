import { defineMessages } from '../../primitives/messages';
export const welcomeSplashMessages = defineMessages('welcomeSplash', {
  welcome: (product: string) => `Welcome to ${product}`,
  leading: 'Taking you to your scores…',
});
