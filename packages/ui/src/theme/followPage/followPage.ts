import type { PageScheme } from './pageScheme';
import { prefers, watchPage } from './watchPage';

const followers = new Map<HTMLElement, () => void>();

/** Lets go of those that have left the page. */
function sweep() {
  for (const [scope, stop] of followers) {
    if (scope.isConnected) continue;
    stop();
    followers.delete(scope);
  }
}

/**
 * Makes the theme `system` of a scope follow the page it stands on, where that is known to be light
 * or dark, instead of the operating system. A `ref` in React, or called with the element that has
 * `data-clubline-theme`; ends when that leaves the page.
 */
export function followPage(scope: HTMLElement | null): void {
  // What is about to leave is still there when React says so.
  queueMicrotask(sweep);
  if (!scope || followers.has(scope)) return;
  let wanted = scope.dataset['clublineTheme'];
  let scheme: PageScheme;
  const apply = () => {
    // Who needs more contrast has it from the styles of `system` itself.
    const isContrasted = prefers('contrast: more')?.matches;
    if (wanted === 'system') scope.dataset['clublineTheme'] = (!isContrasted && scheme) || wanted;
    // What stands here otherwise, the page has written.
    own.takeRecords();
  };
  const own = new MutationObserver(() => {
    wanted = scope.dataset['clublineTheme'];
    apply();
  });
  own.observe(scope, { attributeFilter: ['data-clubline-theme'] });
  const stop = watchPage(scope, (found) => {
    scheme = found;
    apply();
  });
  followers.set(scope, () => {
    own.disconnect();
    stop();
  });
}
