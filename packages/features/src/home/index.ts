export { HomeScreen, type HomeScreenProps } from './HomeScreen';
export { homeCopy } from './copy';
