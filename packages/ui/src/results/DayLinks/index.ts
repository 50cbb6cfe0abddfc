export { DayLinks } from './DayLinks';
