export { ApiError, QueryError, isUnauthorized, messageOf, readMessage, reasonOf } from './ApiError';
export type { ApiClient, CallOptions, Credentials } from './client.types';
export { PROFILE_PATHS, createApiClient } from './createApiClient';
export { DEFAULT_API_BASE, addressOf, createTransport } from './createTransport';
export type { Transport, TransportOptions, TransportRequest } from './createTransport';
