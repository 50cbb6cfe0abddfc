export { FirstSteps } from './FirstSteps';
