export {
  ApiError,
  isAway,
  isOfProxies,
  isUnauthorized,
  messageOf,
  QueryError,
  readMessage,
  reasonOf,
} from './ApiError';
export type { ApiClient, Credentials } from './client.types';
export { type Additions, createAdditions } from './createAdditions';
export { createApiClient, PROFILE_PATHS } from './createApiClient';
export {
  addressOf,
  createTransport,
  DEFAULT_API_BASE,
  type Transport,
  withLimit,
} from './createTransport';
export { authorOf, readListedPerson, readPerson } from './person';
export { avatarOf, pictureFor, pictureSrcSet } from './pictureVariants';
export {
  asAnswer,
  asCount,
  asId,
  asJson,
  asList,
  asNumber,
  asRecord,
  asText,
  asTexts,
  firstText,
  isRecord,
  readNextCursor,
  readPageEnd,
  type UnknownRecord,
} from './read';
export { readMediaUrl, readMediaUrls } from './readMedia';
