export { defineMessages, useMessages, type Labels, type TextsOf } from '@clubline/ui';
export { ARABIC, counted, figure, isolate } from './arabic';
export { plural } from './plural.es';
