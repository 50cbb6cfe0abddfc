import type { FastifyRequest } from 'fastify';

/** The token after the scheme Bearer in the `Authorization` header. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
