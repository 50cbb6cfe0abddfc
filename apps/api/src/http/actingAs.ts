import { assertSelf } from './policy';
import type { Policy } from './policy';

const AS_THEMSELVES = ', as themselves';

/**
 * `policy`, and whatever id the request gives for the person who acts must be their own; a missing
 * one means them.
 */
export function actingAs<V, W>(
  pick: (values: V) => string | undefined,
  policy: Policy<'signedIn', W>,
): Policy<'signedIn', V & W> {
  return {
    name: policy.name.endsWith(AS_THEMSELVES) ? policy.name : `${policy.name}${AS_THEMSELVES}`,
    access: 'signedIn',
    async check(input) {
      const named = pick(input);
      if (named !== undefined) assertSelf(input.actor, named);
      await policy.check?.(input);
    },
  };
}
