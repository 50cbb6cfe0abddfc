export { WidgetFrame, type WidgetFrameProps } from './WidgetFrame';
export { widgetFrameCopy, type WidgetFrameCopy } from './copy';
