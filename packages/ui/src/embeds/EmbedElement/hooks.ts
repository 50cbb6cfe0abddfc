// What an element and those of its kind call of each other. Pages and frameworks give elements
// properties of any name, which would stand before a method that is called so.

/** What the element shows now. */
export const RENDER: unique symbol = Symbol();
/** Called when it comes onto a page, and with the attribute's name when one changes there. */
export const FOLLOW: unique symbol = Symbol();
/** What it cannot do without and has not been given, if anything. */
export const MISSING: unique symbol = Symbol();
/** Called when it has left the page for good. */
export const RELEASE: unique symbol = Symbol();
/** Draws anew, once for all that changes in one go. */
export const UPDATE: unique symbol = Symbol();
/** Dispatches an event to the page. */
export const TELL: unique symbol = Symbol();
/** Tells the page what has gone wrong. */
export const FAIL: unique symbol = Symbol();
