export { PinGate } from './PinGate';
