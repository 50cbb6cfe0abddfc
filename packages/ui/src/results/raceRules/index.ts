export { problemsOfRace } from './raceRules';
