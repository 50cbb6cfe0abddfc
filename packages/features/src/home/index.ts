export { HomeScreen } from './HomeScreen';
export { WelcomeScreen } from './WelcomeScreen';
