import type { Context } from '../context';
import { badField } from '../http/errors';

/** Images come from our own uploads: a foreign address would tell strangers who reads what. */
export function assertOwnMedia(context: Context, mediaUrls: string[]): void {
  for (const url of mediaUrls) {
    if (!context.uploads.isOurs(url) || url.includes('..'))
      throw badField('mediaUrls', 'Only images uploaded here can be attached.');
  }
}
