export { defineMessages, useMessages, type Labels, type TextsOf } from '@clubline/ui';
export { plural } from './plural.es';
