export { defineMessages, useMessages, type Labels, type TextsOf } from '@clubline/ui';
export { ARABIC, counted, figure } from './arabic';
export { isolate } from '@clubline/contract';
export { plural } from './plural.es';
export { withinSentence } from './spanish';
