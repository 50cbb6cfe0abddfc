export { WidgetFrame } from './WidgetFrame';
