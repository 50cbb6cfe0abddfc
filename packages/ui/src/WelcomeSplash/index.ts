export { WelcomeSplash, type WelcomeSplashProps } from './WelcomeSplash';
export { welcomeSplashCopy } from './copy';
