export { DeviceList } from './DeviceList';
export { deviceListMessages } from './messages';
