import { defineMessages, type TextsOf } from '../../primitives/messages';
/** Every text of the analysis list. */
export const analysisListMessages = defineMessages('analysisList', {
  title: 'AI analysis',
  readMore: 'Read more',
  readLess: 'Read less',
});

export type AnalysisListTexts = TextsOf<typeof analysisListMessages>;
