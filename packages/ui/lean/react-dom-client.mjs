import { render } from 'preact';

/** React's way to begin, on Preact. */
export const createRoot = (container) => ({
  render: (node) => render(node, container),
  unmount: () => render(null, container),
});
