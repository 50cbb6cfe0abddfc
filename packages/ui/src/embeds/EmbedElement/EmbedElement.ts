import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { watchPage } from '../../theme/followPage/watchPage';
import { EmbedBoundary } from '../EmbedBoundary';
import { asWarned, elementName, warnOfProblem } from '../embedWarnings';
import type { EmbedProblem } from '../problems';
import { attributeOf } from './attributeOf';
import { sheetFor } from './elementSheets';
import {
  asAttribute,
  warnOfAttributeValue,
  warnOfChanged,
  warnOfCopy,
  warnOfHydration,
  warnOfListeners,
  warnOfUnknownNames,
  watchTags,
} from './elementWarnings';
import { findUnknownTag, givenNames, inTime } from './givenNames';
import { FAIL, FOLLOW, MISSING, RELEASE, RENDER, TELL, UPDATE } from './hooks';

/** Stands in on a server, where elements are neither defined nor made. */
const Base = ((globalThis.HTMLElement as unknown) ?? Object) as typeof HTMLElement;

/**
 * A custom element that shows a component of ours in a shadow root of its own. Styles come as a
 * constructed style sheet, which a strict Content-Security-Policy allows; nothing is there before
 * the element is on a page, or after it has left.
 */
export abstract class EmbedElement extends Base {
  /** Style sheet of the shadow root. */
  declare static styles: string;
  /**
   * Properties that stand for the attribute of their name, in kebab case; `true` for those that are
   * there or not.
   */
  declare static attributes: Readonly<Record<string, boolean>>;
  /** Called when another script would define the element again. */
  declare static onCopy?: () => void;
  /** Properties that no attribute can hold. */
  declare static properties: readonly string[];
  static get observedAttributes(): string[] {
    return Object.keys(this.attributes).map(attributeOf);
  }

  readonly #values: Record<string, unknown> = {};
  #leavePage: (() => void) | undefined;
  #root: Root | undefined;
  #isDue = false;
  #patience: unknown;

  /** What the element shows now. */
  abstract [RENDER](): ReactNode;
  /** Called when it comes onto a page, and with the attribute's name when one changes there. */
  [FOLLOW]?(attribute?: string): void;
  /** What it cannot do without and has not been given, if anything. */
  [MISSING]?(lost?: string): string | false;
  /** Called when it has left the page for good. */
  [RELEASE]?(): void;

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
    this[FOLLOW]?.();
    this.#draw();
    // Listeners of a page that was rendered on a server come later than the element.
    if (!this.#patience) this.#patience = inTime(this.#findMissing);
  }

  /**
   * Called by the browser when it leaves the page; an element that only moves keeps what it shows.
   */
  disconnectedCallback() {
    // An element that only moves is put back at once, and keeps what it shows.
    queueMicrotask(() => {
      if (this.isConnected || !this.#root) return;
      this.#root = this.#root.unmount() as undefined;
      this.#leavePage?.();
      this[RELEASE]?.();
    });
  }

  /** Called by the browser when one of `observedAttributes` changes; draws again. */
  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (!this.#root || before === now) return;
    this[FOLLOW]?.(name);
    this[UPDATE]();
  }

  /** Keeps the value of a property without an attribute, and shows it. */
  #keep(name: string, value: unknown) {
    if (process.env.NODE_ENV === 'development') {
      warnOfHydration(this, name);
      warnOfChanged(this, name, value);
    }
    if (this.#values[name] === value) return;
    this.#values[name] = value;
    this[UPDATE]();
  }

  /** Draws anew, once for all that changes in one go. */
  [UPDATE]() {
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
  [TELL](type: string, detail: unknown, isCancelable?: boolean): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: isCancelable! }),
    );
  }

  /**
   * Tells the page what has gone wrong, and its console where nothing of ours shows: who has made
   * such a mistake has not thought of listening, either.
   */
  [FAIL] = (problem: EmbedProblem, isEmpty?: boolean) => {
    if (process.env.NODE_ENV === 'development') warnOfProblem(elementName(this), problem);
    // oxlint-disable-next-line no-console
    else if (isEmpty) console.warn(this, problem.error);
    this[TELL]('clubline-error', problem);
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
    this.#patience = undefined;
    if (!this.#root) return;
    const { properties, prototype } = this.constructor as typeof EmbedElement;
    if (process.env.NODE_ENV === 'development')
      warnOfUnknownNames(this, this.constructor as typeof EmbedElement);
    // HTML has no capital letters in attributes: `getToken="…"` comes as `gettoken`.
    const lost = properties.find(
      (name) => !this.#values[name] && [name, attributeOf(name)].some(this.hasAttribute, this),
    );
    const missing = this[MISSING]?.(lost);
    const text =
      process.env.NODE_ENV === 'development' && lost
        ? asAttribute(lost)
        : `${lost} came as text, and is a property`;
    const fault = lost
      ? text
      : missing && [missing, ...givenNames(this, prototype)].join('; unknown: ');
    if (fault)
      this[FAIL]({ code: lost ? 'late-script' : 'missing', error: new Error(fault) }, true);
  };

  #draw() {
    // What changes the element may mend it.
    const boundary = {
      onError: process.env.NODE_ENV === 'development' ? asWarned(this[FAIL]) : this[FAIL],
      fallback: () => createElement('slot'),
      resetKeys: [{}],
    };
    this.#root?.render(createElement(EmbedBoundary, boundary, this[RENDER]()));
  }

  /**
   * Gives the class its properties, and the page the element, unless one of that name is there
   * already.
   */
  static define(name: string, styles: string) {
    if (!globalThis.customElements) return;
    const first = customElements.get(name) as typeof EmbedElement | undefined;
    if (first) {
      // The one that warns may be either: what came first is told of the other.
      if (process.env.NODE_ENV === 'development') (first.onCopy ?? (() => warnOfCopy(name)))();
      else first.onCopy?.();
      return;
    }
    if (process.env.NODE_ENV === 'development') {
      this.onCopy = () => warnOfCopy(name);
      inTime(() => watchTags(name));
      warnOfListeners(this.prototype);
    } else inTime(findUnknownTag);
    this.styles = styles;
    const declare = (property: string, accessors: ThisType<EmbedElement> & PropertyDescriptor) =>
      Object.defineProperty(this.prototype, property, { configurable: true, ...accessors });
    for (const [property, isSwitch] of Object.entries(this.attributes)) {
      const attribute = attributeOf(property);
      declare(property, {
        get() {
          const given = this.getAttribute(attribute);
          // Some frameworks write a switch that is off as the word.
          return isSwitch ? (given ?? 'false') !== 'false' : (given ?? undefined);
        },
        set(value) {
          if (process.env.NODE_ENV === 'development')
            warnOfAttributeValue(this, property, value, isSwitch);
          if ((value ?? false) === false) this.removeAttribute(attribute);
          else this.setAttribute(attribute, isSwitch ? '' : value);
        },
      });
    }
    for (const property of this.properties)
      // Vue looks for a property of the very name that its template has: `:get-token`.
      for (const spelling of [property, attributeOf(property)])
        declare(spelling, {
          get() {
            return this.#values[property];
          },
          set(value) {
            this.#keep(property, value);
          },
        });
    customElements.define(name, this as unknown as CustomElementConstructor);
  }
}
