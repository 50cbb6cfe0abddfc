import type { Context } from '../../../context';
import { takeOrRefuse } from '../../../http/limits/takeOrRefuse';

/** Each is told to everybody who may see what the person wrote, in up to 200 clubs. */
const CHANGES = { max: 20, windowMs: 60 * 60_000 };

/** Counts a new name or picture of one's own; throws 429 beyond what anybody needs in an hour. */
export const countShownChange = (context: Context, userId: string): Promise<void> =>
  takeOrRefuse(context, `shown-change:${userId}`, CHANGES);
