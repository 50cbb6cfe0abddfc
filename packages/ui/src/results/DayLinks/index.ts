export { DayLinks, type DayLink } from './DayLinks';
