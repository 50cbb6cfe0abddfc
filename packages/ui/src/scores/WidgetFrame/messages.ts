import { defineMessages, type TextsOf } from '../../primitives/messages';
/** Every text of a score widget's frame. */
export const widgetFrameMessages = defineMessages('widgetFrame', {
  loading: 'Loading scores…',
  unconfigured: 'No score provider is set up for this league',
  unconfiguredNote: 'Once this site names one, its scores appear here.',
  failed: 'The scores did not load',
  failedNote: 'The provider did not answer in time. It may be slow, or blocked by your browser.',
  retry: 'Try again',
});

export type WidgetFrameTexts = TextsOf<typeof widgetFrameMessages>;
