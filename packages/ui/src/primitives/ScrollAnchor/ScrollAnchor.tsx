import { Component, type ReactNode } from 'react';
import { observeSize } from '../observeSize';

interface ScrollAnchorProps {
  /**
   * What scrolls: a box among the children, so that it is there when this mounts, or the page's
   * own. Null where the browser keeps the place; else its own anchoring is to be off.
   */
  box: { readonly current: Element | null };
  /** True while the end is to stay in view, whatever is added to it. */
  follows?: { readonly current: boolean };
  /** What does not hold the place, such as a bar that stays while the page scrolls. */
  skips?: (element: Element) => boolean;
  children: ReactNode;
}

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
      skips,
      box: { current: box },
    } = this.props;
    if (!box) return;
    let anchor: Element | undefined;
    let offset: number;
    /** Puts back what has moved since the last look, and looks what is read now. */
    const hold = (hasChanged?: unknown) => {
      if (follows?.current) {
        // Who only scrolls away from the end is not to be pulled back.
        if (hasChanged) box.scrollTop = box.scrollHeight;
        return;
      }
      const edge = box.parentElement ? topOf(box) : 0;
      // Counted from the top of what scrolls, so that scrolling alone changes nothing.
      const offsetOf = (element: Element) => topOf(element) - edge + box.scrollTop;
      if (anchor?.isConnected && offsetOf(anchor) !== offset)
        box.scrollTop += offsetOf(anchor) - offset;
      for (let next: Element | undefined = box; next;) {
        next = [...next.children].find(
          (child) => child.getBoundingClientRect().bottom > edge && !skips?.(child),
        );
        anchor = next ?? anchor;
      }
      if (anchor) offset = offsetOf(anchor);
    };
    const stops = [...box.children].map((child) => observeSize(child, () => hold(true)));
    // A page's scrolling is dispatched to the document, beyond its outermost element.
    const onScroll = () => hold();
    document.addEventListener('scroll', onScroll, true);
    this.hold = hold;
    this.stop = () => {
      for (const stop of stops) stop();
      document.removeEventListener('scroll', onScroll, true);
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
