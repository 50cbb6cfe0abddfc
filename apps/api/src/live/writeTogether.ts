import type { IncomingMessage } from 'node:http';
import type { LiveServer, LiveSocket } from './live.types';

/**
 * Hands the system what one connection is sent in a turn of the event loop in two writes at most,
 * the first packet and those after it: a write takes longer than all that makes a packet.
 */
export function writeTogether(io: LiveServer): void {
  io.engine.on('connection', ({ transport, request }: LiveSocket['conn']) => {
    const { socket } = request as IncomingMessage;
    const send = transport.send.bind(transport);
    let isHeld = false;
    const release = () => {
      isHeld = false;
      socket.uncork();
    };
    transport.send = (packets) => {
      if (!isHeld) {
        isHeld = true;
        socket.cork();
        setImmediate(release);
      }
      send(packets);
    };
  });
}
