/**
 * A process that decodes pictures, one after the other, for the node that started it, and ends
 * with it. A mistake of a decoder, or a picture that takes too much, ends this process alone.
 */
import { encodePicture } from '../encodePicture';
import type { Decoded, DecoderJob } from './decoders';

const send = (message: Decoded | 'ready') => process.send?.(message);

// Who stops a node may signal all its processes: pictures that have begun are still encoded.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', ({ kind, bytes }: DecoderJob) => {
  encodePicture(kind, bytes).then(
    (picture) => send({ picture }),
    (error: Error) => send({ refusal: error.message }),
  );
});
send('ready');
