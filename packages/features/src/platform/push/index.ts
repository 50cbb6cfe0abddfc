export { browserPush } from './browserPush';
export { PushDeviceContext } from './PushDeviceContext';
export type { PushAddress, PushDevice, PushPermission } from './push.types';
