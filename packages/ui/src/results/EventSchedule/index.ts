export { EventSchedule, type ScheduleDay, type ScheduleSession } from './EventSchedule';
