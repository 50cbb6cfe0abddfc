export { FeedScreen, type FeedScreenProps } from './feed/FeedScreen';
export { HomeScreen } from './HomeScreen';
export { WelcomeScreen } from './WelcomeScreen';
