import { Component, type ReactNode, type RefObject } from 'react';

interface ChatScrollAnchorProps {
  /** The element that scrolls. Its rows carry `data-row`, their chunks `data-chunk`. */
  box: RefObject<HTMLElement | null>;
  /** True while the newest message is to stay in view. */
  follows: RefObject<boolean>;
  children: ReactNode;
}

interface Anchor {
  row: Element;
  top: number;
}

/**
 * Keeps what one reads where it is while rows are added or removed around it. The browser's own
 * scroll anchoring does not work at the very top, and Safari has none. A class, because only
 * `getSnapshotBeforeUpdate` sees the page before it changes. It stands around the box, whose ref is
 * set before this mounts.
 */
export class ChatScrollAnchor extends Component<ChatScrollAnchorProps> {
  override componentDidMount() {
    this.toNewest();
    // observeSize weighs too much for an embed. This one scrolls in the next frame, so that nothing
    // of it can be a “ResizeObserver loop”, which browsers report to the page as an error. It needs
    // no end: it goes with the content that it observes.
    // oxlint-disable-next-line no-restricted-globals
    new ResizeObserver(() => requestAnimationFrame(() => this.toNewest())).observe(
      this.props.box.current!.firstElementChild!,
    );
  }

  override getSnapshotBeforeUpdate(): Anchor | null {
    const box = this.props.box.current;
    if (!box || this.props.follows.current) return null;
    const edge = box.getBoundingClientRect().top;
    const isInView = (element: Element) => element.getBoundingClientRect().bottom > edge;
    // First the chunk, then the row in it: asking a row of a skipped chunk for its box would lay
    // that chunk out.
    const chunk = [...box.querySelectorAll('[data-chunk]')].find(isInView);
    const row = chunk && [...chunk.querySelectorAll('[data-row]')].find(isInView);
    return row ? { row, top: row.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(
    _props: ChatScrollAnchorProps,
    _state: unknown,
    anchor: Anchor | null,
  ) {
    const box = this.props.box.current;
    if (anchor?.row.isConnected && box && !this.props.follows.current)
      box.scrollTop += anchor.row.getBoundingClientRect().top - anchor.top;
    this.toNewest();
  }

  private toNewest() {
    const box = this.props.box.current;
    if (box && this.props.follows.current) box.scrollTop = box.scrollHeight;
  }

  override render() {
    return this.props.children;
  }
}
