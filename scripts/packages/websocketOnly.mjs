/** What of Socket.IO's engine no client of ours uses: each speaks over a WebSocket of its own. */
const OTHER_TRANSPORTS = /engine\.io-client\/build\/esm\/transports\/(index|polling|webtransport)/;

/**
 * Leaves the ways to reach a server that are never taken (long polling, WebTransport) out of a
 * bundle: 2.3 kB less, minified and gzipped.
 */
export const websocketOnly = {
  name: 'websocket-only',
  setup(build) {
    build.onLoad({ filter: OTHER_TRANSPORTS }, ({ path }) => ({
      contents: path.endsWith('index.js')
        ? 'export const transports = {};'
        : 'export class XHR {} export class Fetch {} export class WT {}',
    }));
  },
};
