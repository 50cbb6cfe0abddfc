export { ClubSummary } from './ClubSummary';
