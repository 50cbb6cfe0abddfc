import { render } from 'preact';

/** As React's, without what recovers from errors. */
export const createRoot = (container) => ({
  render: (content) => render(content, container),
  unmount: () => render(null, container),
});
