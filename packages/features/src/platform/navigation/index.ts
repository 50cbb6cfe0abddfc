export { useRoutedChoice } from './useRoutedChoice';
