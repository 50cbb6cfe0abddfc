import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { watchPage } from '../../theme/followPage/watchPage';
import { EmbedBoundary } from '../EmbedBoundary';
import { asWarned, elementName, warnOfProblem } from '../embedWarnings';
import type { EmbedProblem } from '../problems';
import { attributeOf } from './attributeOf';
import { sheetFor } from './elementSheets';
import {
  warnOfAttributeValue,
  warnOfChanged,
  warnOfCopy,
  warnOfUnknownNames,
  warnOfUnknownTags,
} from './elementWarnings';

/** Stands in on a server, where elements are neither defined nor made. */
const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** A page has so long to give what an element needs; then it is told that it has not. */
const PATIENCE_MS = 3_000;

/**
 * A custom element that shows a component of ours in a shadow root of its own. Styles come as a
 * constructed style sheet, which a strict Content-Security-Policy allows; nothing is there before
 * the element is on a page, or after it has left.
 */
export abstract class EmbedElement extends Base {
  /** Style sheet of the shadow root. */
  static styles = '';
  /**
   * Properties that stand for the attribute of their name, in kebab case; `true` for those that are
   * there or not.
   */
  static attributes: Readonly<Record<string, boolean>> = {};
  /** Called when another script would define the element again. */
  declare static onCopy?: () => void;
  /** Properties that no attribute can hold. */
  static properties: readonly string[] = [];
  static get observedAttributes(): string[] {
    return Object.keys(this.attributes).map(attributeOf);
  }

  readonly #values = new Map<string, unknown>();
  #leavePage: (() => void) | undefined;
  #root: Root | undefined;
  #isDue = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** What the element shows now. */
  protected abstract render(): ReactNode;
  /** Called when it comes onto a page, and with the attribute's name when one changes there. */
  protected follow?(attribute?: string): void;
  /** What it cannot do without and has not been given, if anything. */
  protected missing?(): string | false;
  /** Called when it has left the page for good. */
  protected release?(): void;

  /** Called by the browser when the element comes onto a page: shows what it holds. */
  connectedCallback() {
    this.#takeEarlyProperties();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#leavePage?.();
    this.#leavePage = watchPage(this, (scheme) => {
      const sheet = sheetFor((this.constructor as typeof EmbedElement).styles, scheme);
      if (shadow.adoptedStyleSheets?.[0] !== sheet) shadow.adoptedStyleSheets = [sheet];
    });
    if (this.#root) return;
    this.#root = createRoot(shadow);
    this.follow?.();
    this.#draw();
    // Listeners of a page that was rendered on a server come later than the element.
    clearTimeout(this.#patience);
    this.#patience = setTimeout(this.#findMissing, PATIENCE_MS);
  }

  /**
   * Called by the browser when it leaves the page; an element that only moves keeps what it shows.
   */
  disconnectedCallback() {
    // An element that only moves is put back at once, and keeps what it shows.
    queueMicrotask(() => {
      if (this.isConnected || !this.#root) return;
      this.#root.unmount();
      this.#root = undefined;
      this.#leavePage?.();
      this.release?.();
    });
  }

  /** Called by the browser when one of `observedAttributes` changes; draws again. */
  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (!this.#root || before === now) return;
    this.follow?.(name);
    this.update();
  }

  /** The value of a property without an attribute. */
  protected value<T>(name: string): T | undefined {
    return this.#values.get(name) as T | undefined;
  }

  /** Keeps the value of a property without an attribute, and shows it. */
  protected keep(name: string, value: unknown) {
    if (process.env.NODE_ENV === 'development') warnOfChanged(this, name, value);
    if (this.#values.get(name) === value) return;
    this.#values.set(name, value);
    this.update();
  }

  /** Draws anew, once for all that changes in one go. */
  protected update() {
    if (!this.#root || this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  /**
   * Dispatches an event to the page. @returns false when the page has prevented what would follow
   */
  protected tell(type: string, detail: unknown, isCancelable = false): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: isCancelable }),
    );
  }

  /**
   * Tells the page what has gone wrong, and its console where nothing of ours shows: who has made
   * such a mistake has not thought of listening, either.
   */
  protected fail = (problem: EmbedProblem, isEmpty?: boolean) => {
    if (process.env.NODE_ENV === 'development') warnOfProblem(elementName(this), problem);
    // oxlint-disable-next-line no-console
    else if (isEmpty) console.warn(this, problem.error);
    this.tell('clubline-error', problem);
  };

  /** Properties that were set before the element was defined stand in the way of its own. */
  #takeEarlyProperties() {
    const own = this as Record<string, unknown>;
    for (const [name, value] of Object.entries(own))
      if (name in this.constructor.prototype) {
        delete own[name];
        own[name] = value;
      }
  }

  /**
   * Tells the page what the element lacks. A framework that makes it before its script is there, or
   * on a server, writes its properties as attributes, of which nothing can be read.
   */
  #findMissing = () => {
    const { properties } = this.constructor as typeof EmbedElement;
    if (process.env.NODE_ENV === 'development')
      warnOfUnknownNames(this, this.constructor as typeof EmbedElement);
    const lost = properties.find(
      (name) => this.hasAttribute(attributeOf(name)) && !this.value(name),
    );
    const missing = lost
      ? `${lost} came as text: set the property, or load the script first`
      : this.missing?.();
    if (!missing || !this.#root) return;
    this.fail({ code: lost ? 'late-script' : 'missing', error: new Error(missing) }, true);
  };

  #draw() {
    // What changes the element may mend it.
    const boundary = {
      onError: process.env.NODE_ENV === 'development' ? asWarned(this.fail) : this.fail,
      fallback: () => createElement('slot'),
      resetKeys: [{}],
    };
    this.#root?.render(createElement(EmbedBoundary, boundary, this.render()));
  }

  /**
   * Gives the class its properties, and the page the element, unless one of that name is there
   * already.
   */
  static define(name: string, styles: string) {
    if (typeof customElements === 'undefined') return;
    const first = customElements.get(name) as typeof EmbedElement | undefined;
    if (first) {
      // The one that warns may be either: what came first is told of the other.
      if (first.onCopy) first.onCopy();
      else if (process.env.NODE_ENV === 'development') warnOfCopy(name);
      return;
    }
    if (process.env.NODE_ENV === 'development') {
      this.onCopy = () => warnOfCopy(name);
      setTimeout(() => warnOfUnknownTags(name), PATIENCE_MS);
    }
    this.styles = styles;
    const declare = (
      property: string,
      get: (this: EmbedElement) => unknown,
      set: (this: EmbedElement, value: unknown) => void,
    ) =>
      Object.defineProperty(this.prototype, property, {
        configurable: true,
        get,
        set,
      });
    for (const [property, isSwitch] of Object.entries(this.attributes)) {
      const attribute = attributeOf(property);
      declare(
        property,
        function get() {
          const given = this.getAttribute(attribute) ?? undefined;
          // Some frameworks write a switch that is off as the word.
          return isSwitch ? given !== undefined && given !== 'false' : given;
        },
        function set(value) {
          if (process.env.NODE_ENV === 'development')
            warnOfAttributeValue(this, property, value, isSwitch);
          if (value === undefined || value === null || value === false)
            this.removeAttribute(attribute);
          else this.setAttribute(attribute, isSwitch ? '' : String(value));
        },
      );
    }
    for (const property of this.properties)
      // Vue looks for a property of the very name that its template has: `:get-token`.
      for (const spelling of [property, attributeOf(property)])
        declare(
          spelling,
          function get() {
            return this.value(property);
          },
          function set(value) {
            this.keep(property, value);
          },
        );
    customElements.define(name, this as unknown as CustomElementConstructor);
  }
}
