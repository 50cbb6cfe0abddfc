export { clubSummaryCopy } from './copy';
export { ClubSummary, type ClubSummaryProps } from './ClubSummary';
