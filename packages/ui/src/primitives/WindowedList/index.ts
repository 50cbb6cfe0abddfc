export { WindowedList } from './WindowedList';
