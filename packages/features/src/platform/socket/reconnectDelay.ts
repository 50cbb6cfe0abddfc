/** After so long a connection that Socket.IO has given up is tried again, in ms. */
export const RECONNECT_MS = 5_000;
