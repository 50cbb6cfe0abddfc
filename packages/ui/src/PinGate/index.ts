export { pinGateCopy } from './copy';
export { PinGate, type PinGateProps } from './PinGate';
