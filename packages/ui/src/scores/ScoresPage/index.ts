export { ScoresBar, ScoresPage, ScoresStack } from './ScoresPage';
