import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';

const ofTheApi = createRequire(join(root, 'apps/api/package.json'));
const { WebSocket } = createRequire(ofTheApi.resolve('engine.io'))('ws');

/**
 * A client of a room that speaks just enough of Socket.IO's protocol, so that hundreds of them take
 * little of the machine that is measured. Resolves once it is in the room.
 */
export async function enterRoom(url, matchId, auth) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const client = { received: 0, onMessage: () => undefined, send, close: () => socket.close() };
  const answers = new Map();
  let nextId = 0;
  let isIn;
  const entered = new Promise((resolve, reject) => {
    isIn = resolve;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A client was closed.')));
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`);
    else if (text.startsWith('44')) socket.emit('error', new Error(text));
    else if (text.startsWith('40')) socket.send(`42${JSON.stringify(['joinRoom', { matchId }])}`);
    else if (text.startsWith('42["newMessage"')) {
      client.received += 1;
      client.onMessage();
    } else if (text.startsWith('42["joinRoomSuccess"')) isIn();
    else if (text.startsWith('42["joinRoomError"')) socket.emit('error', new Error(text));
    else if (text.startsWith('43')) {
      const [, id, json] = /^43(\d+)(.*)$/s.exec(text);
      answers.get(id)?.(JSON.parse(json)[0]);
      answers.delete(id);
    }
  });

  /** Sends a message; resolves with its acknowledgement. */
  function send(message) {
    const id = String((nextId += 1));
    const answer = new Promise((resolve) => answers.set(id, resolve));
    socket.send(`42${id}${JSON.stringify(['sendMessage', { matchId, ...message }])}`);
    return answer;
  }

  await entered;
  return client;
}
