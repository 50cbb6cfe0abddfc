export { runSessionScenario } from './runSessionScenario';
