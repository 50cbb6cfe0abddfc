/** What of the browser is needed to keep the site for later. */
interface KeepingPage {
  isBuilt: boolean;
  isFramed: boolean;
  navigator: {
    serviceWorker?: { register(script: string): Promise<unknown> };
    connection?: { saveData?: boolean };
  };
  /** Calls back once the page has loaded and has nothing else to do. */
  whenIdle(run: () => void): void;
}

/**
 * Has the browser keep the site, so that it opens without a connection. Not while it is developed,
 * not in a frame, and not where somebody pays for what is loaded ahead.
 */
export function keepForOffline(page: KeepingPage = browserPage()): void {
  const { serviceWorker, connection } = page.navigator;
  if (!serviceWorker || !page.isBuilt || page.isFramed || connection?.saveData) return;
  page.whenIdle(() => {
    // Where another server has no such script, or the browser forbids it, the site works online.
    void serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

function browserPage(): KeepingPage {
  const idle = (run: () => void) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: 5_000 })
      : setTimeout(run, 1_000);
  return {
    isBuilt: import.meta.env.PROD,
    isFramed: window.top !== window,
    navigator,
    whenIdle(run) {
      if (document.readyState === 'complete') idle(run);
      else window.addEventListener('load', () => idle(run), { once: true });
    },
  };
}
