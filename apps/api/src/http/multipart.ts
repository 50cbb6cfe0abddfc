import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createArrivals } from '../services/arrivals';
import { gatherBytes } from './limits/gatherBytes';
import { addressNames } from './clientAddress';
import { badField, badRequest, HttpError, unavailable } from './errors';
import { bodyLimits } from './route';
import { assertStillAllowed } from './stillAllowed';

/**
 * Reads a form with one file. Throws 400 naming the part that is missing or wrong, 413 when the
 * file is too large, and what the route's policy does where who sends it may do so no longer.
 * `watch` is given the file's name and its bytes as they arrive.
 */
export async function readForm<F extends z.ZodType = z.ZodObject<Record<string, never>>>(
  request: FastifyRequest,
  fileField: string,
  fields?: F,
  watch?: (fileName: string, stream: Readable) => void,
): Promise<{ file: Buffer; fields: z.output<F> }> {
  if (!request.isMultipart()) throw new HttpError(415, 'Send multipart/form-data.');
  if (!/;\s*boundary\s*=\s*[^\s;]/i.test(request.headers['content-type'] ?? ''))
    throw badRequest(
      'The content type names no boundary; leave setting it to what makes the form.',
    );
  // Its sender went while it was looked who that is: neither more of it comes, nor its end.
  if (request.raw.destroyed) throw incomplete();
  const arrival = beginArrival(request);
  const { file, values } = await readParts(request, fileField, (name, stream) => {
    arrival.begin(stream);
    watch?.(name, stream);
  })
    .catch((error: unknown) => {
      readNoFurther(request);
      explain(error);
    })
    .finally(arrival.end);
  await assertStillAllowed(request);
  if (file === undefined) throw badField(fileField, `${fileField} is required.`);
  const parsed = (fields ?? z.object({})).safeParse(values);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({
      property: issue.path.join('.'),
      messages: [issue.message],
    }));
    throw badRequest(
      errors.map(({ property, messages }) => `${property}: ${messages.join(', ')}`).join(' • '),
      errors,
    );
  }
  return { file, fields: parsed.data as z.output<F> };
}

/** Files that arrive are kept in memory; of all together no more than this. */
const ARRIVING_MAX_BYTES = 256 * 1_048_576;
const arrive = createArrivals(ARRIVING_MAX_BYTES);

/** Takes room for the file of a form, which may be refused for another while it arrives. */
function beginArrival({ headers, ip, actor }: FastifyRequest) {
  // Without a length it may become as long as any.
  const announced = Number(headers['content-length'] ?? bodyLimits.upload);
  const bytes = Math.min(announced, bodyLimits.upload);
  let isRefused = false;
  let file: Readable | undefined;
  const refuse = () => {
    isRefused = true;
    file?.destroy(unavailable());
  };
  return {
    end: arrive([...addressNames(ip), actor?.id ?? ''], bytes, refuse),
    begin(stream: Readable) {
      if (isRefused) throw unavailable();
      file = stream;
    },
  };
}

const incomplete = () => badRequest('The form is incomplete or damaged.');
const tooSmall = () => badRequest('The file arrives in pieces that are too small.');

async function readParts(
  request: FastifyRequest,
  fileField: string,
  watch: (fileName: string, stream: Readable) => void,
): Promise<{ file: Buffer | undefined; values: Record<string, string> }> {
  let file: Buffer | undefined;
  const values: Record<string, string> = {};
  for await (const part of request.parts({
    limits: { files: 1, fields: 10, fieldSize: 4_096, parts: 11 },
  })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') values[part.fieldname] = part.value;
    } else if (part.fieldname === fileField) {
      watch(part.filename, part.file);
      file = await gatherBytes(part.file, tooSmall);
    } else {
      throw badField(part.fieldname, `Send the file as ${fileField}.`);
    }
  }
  return { file, values };
}

/**
 * Lets what still comes of a form pass by unread: the parser would take apart all of it behind the
 * refusal, which is seconds of work for a million of parts without a head.
 */
function readNoFurther({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/**
 * What the parser says of a form it cannot read carries neither a status nor a code. Who goes away
 * in the middle of one is no failure of ours either.
 */
function explain(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isParserError = error instanceof Error && !('statusCode' in error) && code === undefined;
  throw isParserError || code === 'ECONNRESET' ? incomplete() : error;
}
