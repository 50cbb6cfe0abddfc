export * from './ScoresPage';
export * from './WidgetFrame';
