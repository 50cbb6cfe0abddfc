/**
 * What one would write by hand for a room: a bare Socket.IO server that hands each message to
 * everybody in it and stores nothing. Started by `fanOut.mjs`.
 */
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';

const { Server } = createRequire(join(root, 'apps/api/package.json'))('socket.io');

const io = new Server(Number(process.argv[2]), {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
});
let seq = 0;
io.on('connection', (socket) => {
  socket.on('joinRoom', ({ matchId }) => {
    void socket.join(matchId);
    socket.emit('joinRoomSuccess', { matchId });
  });
  socket.on('sendMessage', ({ matchId, userId, message: text, clientMessageId }, ack) => {
    seq += 1;
    const message = {
      messageId: randomUUID(),
      userId,
      username: userId,
      profilePicture: null,
      message: text,
      createdAt: new Date().toISOString(),
      seq,
      clientMessageId,
    };
    io.to(matchId).emit('newMessage', { ...message, matchId });
    ack({ ok: true, message });
  });
});
