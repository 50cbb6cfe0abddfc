export { LiveResults, type LiveResultsProps } from './LiveResults';
export type { LoadedResults, ResultsSource } from './loadResults';
export { liveResultsMessages, type LiveResultsTexts } from './messages';
export { useResults, type Results, type UseResultsOptions } from './useResults';
