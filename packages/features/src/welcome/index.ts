export { WELCOME_DURATION, WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen';
