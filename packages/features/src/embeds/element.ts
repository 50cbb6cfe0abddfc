// The types of `<clubline-chat>`, for pages that import its script.
import type { ChatElement as ElementClass, SignInDetail } from './ChatElement';

export type { SignInDetail };
/**
 * What the name of the element stands for. The script exports nothing, so that the class itself
 * cannot be imported.
 */
export type ChatElement = ElementClass;

declare global {
  interface HTMLElementTagNameMap {
    'clubline-chat': ChatElement;
  }
  interface HTMLElementEventMap {
    'clubline-sign-in': CustomEvent<SignInDetail>;
    'clubline-close': CustomEvent<null>;
  }
}
