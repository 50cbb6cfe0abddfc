import { SEEN_PROPERTY } from '@clubline/contract';
import { ApiError } from '../client';
import { readServerMessages } from './readServerMessages';

/** Whether a change was refused because it was made of what is not there any more. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  readServerMessages(error).some(({ property }) => property === SEEN_PROPERTY);
