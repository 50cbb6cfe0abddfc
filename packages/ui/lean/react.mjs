/** What the results table uses of React, on Preact alone: without `preact/compat` the runtime weighs a fifth less. */
import { Component, createElement, options } from 'preact';

export { useId, useMemo, useState } from 'preact/hooks';

/** Renders again only when a property differs. */
export const memo = (component) =>
  class extends Component {
    shouldComponentUpdate(next) {
      return Object.keys({ ...this.props, ...next }).some(
        (name) => next[name] !== this.props[name],
      );
    }
    render() {
      return createElement(component, this.props);
    }
  };

const { vnode: before } = options;
options.vnode = (node) => {
  const { type, props } = node;
  // Drawings have attributes with a hyphen where React writes a capital letter.
  if (type === 'svg' && props.strokeLinejoin) props['stroke-linejoin'] = props.strokeLinejoin;
  before?.(node);
};
