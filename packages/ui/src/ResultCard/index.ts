export { resultCardCopy, type ResultCardCopy } from './copy';
export { ResultCard, type ResultCardProps } from './ResultCard';
