export { EventProgramme } from './EventProgramme';
