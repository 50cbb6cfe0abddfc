export { ClubInfoPanel } from './ClubInfoPanel';
