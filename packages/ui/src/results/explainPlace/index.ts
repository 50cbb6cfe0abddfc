export { explainPlaceMessages, type ExplainPlaceTexts } from './messages';
export { explainPlace } from './explainPlace';
