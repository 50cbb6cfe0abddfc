import { notFound } from '../http/errors';
import { isMissingReference } from './dialect';

/** Answers 404 when a row that a write refers to was deleted in the meantime. */
export async function notFoundIfDeleted<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isMissingReference(error) ? notFound(what) : error;
  }
}
