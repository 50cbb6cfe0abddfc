import type { FastifyRequest } from 'fastify';
import type { Origin } from '../../../services/sessions';

/** From where a request comes. */
export const originOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Origin => ({
  userAgent: headers['user-agent'],
  ip,
});
