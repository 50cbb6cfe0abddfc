/**
 * What a page asks for from now on, sockets included, the icon of its tab not: its kind, its path,
 * when it began and ended in ms since the first of them, and the bytes that came for it, headers
 * included.
 */
export async function watchRequests(devtools) {
  const requests = [];
  const byId = new Map();
  let first;
  const since = (timestamp) => (timestamp - first) * 1_000;
  const add = (id, request) => {
    byId.set(id, request);
    requests.push(request);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    first ??= timestamp;
    const { pathname, search } = new URL(request.url);
    if (pathname === '/favicon.svg') return;
    const begin = since(timestamp);
    add(requestId, { type, path: pathname + search, begin, end: begin, bytes: 0, isDone: false });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId);
    const end = since(timestamp);
    if (request) Object.assign(request, { end, bytes: encodedDataLength, isDone: true });
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = byId.get(requestId);
    if (request) Object.assign(request, { end: since(timestamp), isDone: true });
  });
  devtools.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) => {
    const begin = since(timestamp);
    const request = { type: 'WebSocket', path: '/socket.io', bytes: 0, isDone: true };
    add(requestId, { ...request, begin, end: begin });
  });
  await devtools.send('Network.enable');
  return requests;
}
