export { adminCopy } from './copy';
export { CreateRacerScreen } from './CreateRacerScreen';
