export { explainPlaceCopy, type ExplainPlaceCopy } from './copy';
export { explainPlace } from './explainPlace';
