export { readRace, type ReadRace } from './readRace';
