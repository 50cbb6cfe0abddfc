/**
 * Of React only what the results table calls, on Preact: 1.3 kB less than all of `preact/compat`.
 * The build of an element fails where it asks for more.
 */
import { Component, createElement } from 'preact';

export { Component, createElement };
export { useId, useMemo, useState } from 'preact/hooks';

/** As React's: drawn again only when one of its props differs. */
export const memo = (Inner) =>
  class extends Component {
    shouldComponentUpdate(next) {
      return Object.keys({ ...this.props, ...next }).some(
        (name) => next[name] !== this.props[name],
      );
    }

    render(props) {
      return createElement(Inner, props);
    }
  };
