export { ClubPage, ClubsPage, ClubsTools, StickyTabs } from './ClubLayout';
