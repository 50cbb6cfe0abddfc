import { createAhead } from './createAhead';

const begun = globalThis.window?.clublineAhead;
if (begun) delete window.clublineAhead;

/** The one of the site. Works on a server too, where nothing is asked. */
export const ahead = createAhead({
  begun,
  fetch: (...call) => globalThis.fetch(...call),
  now: () => Date.now(),
  localStorage: storage(),
});

/** Undefined on a server, and where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return globalThis.window?.localStorage;
  } catch {
    return undefined;
  }
}
