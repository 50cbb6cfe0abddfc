import { Component, type ReactNode } from 'react';

/** From where to where something is seen, in px of the window. */
export interface View {
  top: number;
  bottom: number;
}

interface ScrollAnchorProps {
  /**
   * What scrolls: a box among the children, so that it is there when this mounts, or the page's
   * own. Where the browser keeps the place in it, only another width is seen to.
   */
  box: { readonly current: Element | null };
  /** Selects the rows in it; the first that begins in view is held. */
  rows: string;
  /**
   * Finds what is held instead while the width is the same, such as a line of a row that is seen in
   * part; may move the top of the view below what covers it.
   */
  find?: (box: Element, view: View) => Element | undefined;
  /** Calls the listener before each paint in which the element has another size. */
  observe: (element: Element, listener: () => void) => (() => void) | void;
  /** True while the end is to stay in view, whatever is added to it. */
  follows?: { readonly current: boolean };
  children: ReactNode;
}

/** Something in the page and where it is, counted from the top of what scrolls. */
type Place = [element: Element, top: number];

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps what one reads where it is, whatever changes its height above. The browser's own scroll
 * anchoring does not work at the very top, and Safari has none. A class, because only
 * `getSnapshotBeforeUpdate` sees the page before it changes: where the reader has been scrolled to
 * in the meantime is what counts.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  declare private hold?: (hasChanged?: unknown) => void;
  declare private stop?: () => void;

  override componentDidMount() {
    const {
      follows,
      rows,
      observe,
      find,
      box: { current: box },
    } = this.props;
    if (!box) return;
    const isHeld = getComputedStyle(box).overflowAnchor === 'auto';
    let anchor: Place | undefined;
    let row: Place | undefined;
    let width: number;
    /** Where the end that is followed was seen last; 0 lets it be looked for anew. */
    let end = 0;
    /** Puts back what has moved since the last look, and looks what is read now. */
    const hold = (hasChanged?: unknown) => {
      if (follows?.current) {
        // Who scrolls away from the end is not to be pulled back, neither by that alone nor by what
        // changes before it is dispatched.
        if (hasChanged && box.scrollTop > Math.min(end, box.scrollHeight - box.clientHeight) - 2) {
          box.scrollTop = box.scrollHeight;
          end = box.scrollTop;
        }
        // Where it was before says nothing once the end is left again.
        anchor = row = undefined;
        return;
      }
      end = 0;
      const top = box.parentElement ? topOf(box) : 0;
      const view: View = { top, bottom: top + box.clientHeight };
      // Scrolling alone changes nothing of it.
      const placeOf = (element: Element) => topOf(element) - top + box.scrollTop;
      // Lines break elsewhere at another width, also in what is seen in part. At the very top one
      // reads what stands above the rows.
      const kept = box.clientWidth === width ? !isHeld && anchor : box.scrollTop && row;
      const moved = kept && kept[0].isConnected && placeOf(kept[0]) - kept[1];
      if (moved) box.scrollTop += moved;
      width = box.clientWidth;
      const found = find?.(box, view);
      const all = [...box.querySelectorAll(rows)];
      const first = all.find((one) => topOf(one) >= view.top) ?? all.at(-1);
      [row, anchor] = [first, found ?? first].map(
        (one): Place | undefined => one && [one, placeOf(one)],
      );
    };
    const stops = [...box.children].map((child) => observe(child, () => hold(true)));
    // A page's scrolling is dispatched to the document, beyond its outermost element; that of a box
    // in a shadow root does not leave it.
    const root = box.getRootNode();
    const onScroll = () => {
      end = box.scrollTop;
      hold();
    };
    root.addEventListener('scroll', onScroll, true);
    this.hold = hold;
    this.stop = () => {
      for (const stop of stops) stop?.();
      root.removeEventListener('scroll', onScroll, true);
    };
    hold(true);
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  override getSnapshotBeforeUpdate() {
    this.hold?.();
    return null;
  }

  override componentDidUpdate() {
    this.hold?.(true);
  }

  override render() {
    return this.props.children;
  }
}
