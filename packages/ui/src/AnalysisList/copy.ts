/** Every text of the analysis list. */
export const analysisListCopy = { title: 'AI analysis' };

export type AnalysisListCopy = typeof analysisListCopy;
