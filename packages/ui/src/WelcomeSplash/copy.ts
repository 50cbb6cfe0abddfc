export const welcomeSplashCopy = {
  welcome: (product: string) => `Welcome to ${product}`,
  leading: 'Taking you to your scores…',
};
