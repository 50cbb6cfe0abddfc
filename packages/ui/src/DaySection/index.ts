export { DaySection, type DaySectionProps } from './DaySection';
export { daySectionCopy, type DaySectionCopy } from './copy';
