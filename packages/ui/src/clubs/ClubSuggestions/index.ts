export { ClubSuggestions } from './ClubSuggestions';
