export { useRoutedWords } from './useRoutedWords';
export { useRoutedChoice } from './useRoutedChoice';
