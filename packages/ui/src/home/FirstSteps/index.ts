export { FirstSteps, type FirstStep } from './FirstSteps';
