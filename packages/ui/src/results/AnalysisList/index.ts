export { AnalysisList } from './AnalysisList';
