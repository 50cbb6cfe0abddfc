export { NearView, type NearViewProps } from './NearView';
