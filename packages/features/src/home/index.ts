export { FeedScreen, type FeedScreenProps } from './feed/FeedScreen';
export { homeFeedCalls, type FeedEntry } from './feed/homeFeed.calls';
export { HomeScreen } from './HomeScreen';
export { WelcomeScreen } from './WelcomeScreen';
