import { options } from 'preact';
import { createRoot } from 'preact/compat/client';

export { createRoot };

/**
 * As Preact's own, and for pages that have gone, too: what a test leaves on its page is taken down
 * after the test, when no frame comes any more and nobody can be asked for one.
 */
options.requestAnimationFrame = (run) => {
  const end = () => {
    clearTimeout(timer);
    globalThis.cancelAnimationFrame?.(frame);
    setTimeout(run);
  };
  // A page that is not in view draws no frames.
  const timer = setTimeout(end, 35);
  const frame = globalThis.requestAnimationFrame?.(end);
};
