/**
 * A process that decodes pictures, one after the other, for the node that started it, and ends
 * with it. A mistake of a decoder, or a picture that takes too much, ends this process alone.
 */
import { encodePicture } from '../encodePicture';
import type { Decoded, DecoderAnswer, DecoderJob } from './decoders';

const MB = 1_048_576;

const send = (message: DecoderAnswer | 'ready') => process.send?.(message);
const answer = (decoded: Decoded) =>
  send({ decoded, heldMegabytes: process.memoryUsage.rss() / MB });

// Who stops a node may signal all its processes: pictures that have begun are still encoded.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// At once: exiting by itself it would wait for what is being decoded, which nobody wants any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ kind, bytes }: DecoderJob) => {
  encodePicture(kind, bytes).then(
    (picture) => answer({ picture }),
    (error: Error) => answer({ refusal: error.message }),
  );
});
send('ready');
