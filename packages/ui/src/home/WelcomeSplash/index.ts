export { WelcomeSplash, type WelcomeSplashProps } from './WelcomeSplash';
