export { OfflineBar } from './OfflineBar';
