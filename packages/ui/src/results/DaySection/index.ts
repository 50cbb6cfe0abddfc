export { DaySection } from './DaySection';
