export { DeviceList, type DeviceItem } from './DeviceList';
export { deviceListMessages } from './messages';
