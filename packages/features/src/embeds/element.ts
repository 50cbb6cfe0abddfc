// The types of `<clubline-chat>`, for pages that import its script.
import type { ChatElement, SignInDetail } from './ChatElement';

export type { ChatElement, SignInDetail };

declare global {
  interface HTMLElementTagNameMap {
    'clubline-chat': ChatElement;
  }
  interface HTMLElementEventMap {
    'clubline-sign-in': CustomEvent<SignInDetail>;
    'clubline-close': CustomEvent<null>;
  }
}
