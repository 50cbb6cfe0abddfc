import type { FastifyInstance, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage, outageMessage } from '../db/outage';
import { HttpError, summaryOf } from './errors';
import type { FieldErrors } from './errors';
import { languageOf } from './language';
import { translateRefusal } from './refusals';

/**
 * Turns everything thrown in a request into `{ statusCode, error, message, errors? }`, in the
 * language of whoever asks.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
}

function answer(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = translateRefusal(toHttpError(error), languageOf(request));
  if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (refusal.retryAfter !== undefined)
    void reply.header('retry-after', String(refusal.retryAfter));
  void reply.code(refusal.statusCode);
  switch (request.routeOptions.config.errorsAs) {
    case 'text':
      return reply.type('text/plain; charset=utf-8').serializer(String).send(refusal.message);
    case 'identity':
      return sendJson(reply, identityBody(refusal));
    default:
      return sendJson(reply, refusal.toBody());
  }
}

const sendJson = (reply: FastifyReply, body: object) =>
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);

/** The identity provider nests its error; clients that read a plain `message` find it too. */
function identityBody({ statusCode, errors }: HttpError): object {
  const own = errors
    ?.flatMap(({ messages }) => messages)
    .find((text) => /^[A-Z][A-Z_]+$/.test(text));
  const message =
    own ??
    { 429: 'TOO_MANY_ATTEMPTS_TRY_LATER', 503: 'SERVICE_UNAVAILABLE', 500: 'INTERNAL_ERROR' }[
      statusCode
    ] ??
    'INVALID_REQUEST';
  return { statusCode, error: { code: statusCode, message }, message };
}

/** What is said of anything that was thrown in a request. */
export function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return validationError(error.validation as Issue[]);
  const status = error.statusCode ?? 500;
  // A caller who goes away in the middle of a body leaves a lost connection, too: its own.
  if (status >= 500 && isOutage(error))
    return new HttpError(503, `${outageMessage(error)} Please try again shortly.`, undefined, 5);
  switch (error.code) {
    // PostgreSQL's word for text it cannot hold.
    case '22021':
      return new HttpError(400, 'The request holds a character that cannot be stored.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new HttpError(413, 'The request is too large.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new HttpError(400, 'The body is not valid JSON.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new HttpError(415, 'This content type is not understood here.');
    default:
  }
  // What a library says of a bad request helps its sender; what it says of our fault does not.
  return status >= 400 && status < 500
    ? new HttpError(status, error.message)
    : new HttpError(500, 'Something went wrong on our side.');
}

interface Issue {
  instancePath: string;
  message: string;
}

function validationError(issues: Issue[]): HttpError {
  const byField = new Map<string, string[]>();
  for (const issue of issues) {
    const property = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    byField.set(property, [...(byField.get(property) ?? []), issue.message]);
  }
  const errors: FieldErrors = [...byField].map(([property, messages]) => ({ property, messages }));
  return new HttpError(400, summaryOf(errors), errors);
}
