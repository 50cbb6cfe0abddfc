import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PACKINGS = ['br', 'gzip'] as const;
type Packing = (typeof PACKINGS)[number];

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const pack: Record<Packing, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Whether a header takes a packing: named, and not with the weight that means never. */
const takes = (header: string, packing: Packing): boolean =>
  header.split(',').some((item) => {
    const [name, weight = ''] = item.split(';').map((part) => part.trim());
    return name === packing && !/^q=0(\.0*)?$/.test(weight);
  });

/**
 * Compresses each answer of these routes once and keeps it: of files, and of the addresses named,
 * which answer the same to all.
 */
export function keepCompressed(routes: FastifyInstance, addresses: readonly string[]): void {
  const kept = new Map<string, Promise<Buffer>>();
  /** By what is answered, not by how it was asked for: no address leads to another copy. */
  const nameOf = ({ routeOptions, params }: FastifyRequest, tag: unknown): string | undefined => {
    const { url = '' } = routeOptions;
    const file = (params as { '*'?: string })['*'];
    if (file === undefined) return addresses.find((address) => address === url);
    return typeof tag === 'string' ? `${basename(file).toLowerCase()} ${tag}` : undefined;
  };
  routes.addHook('onSend', async (request, reply, payload) => {
    const name = nameOf(request, reply.getHeader('etag'));
    if (request.method !== 'GET' || reply.statusCode !== 200 || name === undefined) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const packing = PACKINGS.find((one) => takes(accepted, one));
    if (packing === undefined) return payload;
    const key = `${packing} ${name}`;
    const found = kept.get(key);
    if (found !== undefined && payload instanceof Readable) payload.destroy();
    const packed = found ?? bytesOf(payload).then(pack[packing]);
    kept.set(key, packed);
    packed.catch(() => kept.delete(key));
    reply.header('content-encoding', packing).removeHeader('content-length');
    return await packed;
  });
}

const bytesOf = (payload: unknown): Promise<Buffer> =>
  payload instanceof Readable ? buffer(payload) : Promise.resolve(Buffer.from(String(payload)));
