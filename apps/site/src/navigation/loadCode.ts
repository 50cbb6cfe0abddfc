/** What of the browser the loading of code needs. */
interface LoadingPage {
  location: Pick<Location, 'pathname' | 'href' | 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>;
}

const RELOADED_KEY = 'clubline_reloaded_for';

/**
 * Loads code that comes apart. After a release the code of before is gone, and only the new
 * document knows the names of what took its place: so the page is loaded again, once for the same
 * code, as long as the site answers. Whatever else keeps the code away is thrown on.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  page: LoadingPage = globalThis as unknown as LoadingPage,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!(await mayReload(page, error))) throw error;
    page.location.reload();
    // Nothing more is shown of this document.
    return await new Promise<never>(() => undefined);
  }
}

async function mayReload(page: LoadingPage, error: unknown): Promise<boolean> {
  const { pathname, href } = page.location;
  // Most browsers name the code that is gone; a later release takes other code away.
  const lost = `${pathname} ${String(error)}`;
  if (!page.navigator.onLine) return false;
  try {
    if (page.sessionStorage.getItem(RELOADED_KEY) === lost) return false;
    const { ok } = await page.fetch(href, { method: 'HEAD', cache: 'no-store' });
    if (ok) page.sessionStorage.setItem(RELOADED_KEY, lost);
    return ok;
  } catch {
    // Without storage it could go on for ever.
    return false;
  }
}
