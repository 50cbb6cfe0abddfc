export { PushSettings } from './PushSettings';
