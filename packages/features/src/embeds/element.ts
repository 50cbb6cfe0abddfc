// The types of `<clubline-chat>`, for pages that import its script.
import type { ChatElementEvents, ChatElementProperties } from './ChatElement.types';

export type {
  ChatElementAttributes,
  ChatElementEvents,
  ChatElementProperties,
  SignInDetail,
} from './ChatElement.types';

/** What the name of the element stands for. The script exports nothing: its class is not there. */
export interface ChatElement extends HTMLElement, ChatElementProperties {}

declare global {
  interface HTMLElementTagNameMap {
    'clubline-chat': ChatElement;
  }
  // What bubbles is heard on the document and the window, too.
  interface GlobalEventHandlersEventMap extends ChatElementEvents {}
}
