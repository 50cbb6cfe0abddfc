export { AnalysisList, type AnalysisListProps } from './AnalysisList';
export { analysisListCopy, type AnalysisListCopy } from './copy';
