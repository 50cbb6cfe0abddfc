import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../../http/bearerToken';
import type { Origin } from '../../../services/sessions';

/** From where a request comes. */
export const originOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>): Origin => ({
  userAgent: request.headers['user-agent'],
  ip: request.ip,
  accessToken: bearerToken(request),
});
