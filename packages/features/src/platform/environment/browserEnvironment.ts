import { systemClock, type Clock } from './clock';
import type { Environment } from './environment.types';
import { createSafeStorage } from './safeStorage';

const LOGOUT_EVENT = 'auth:logout';

/** Listens to an event of what may be missing on a server. Returns what stops it. */
function listenTo<E extends Event>(
  target: EventTarget | undefined,
  event: string,
  run: (event: E) => void,
) {
  const listen = run as EventListener;
  target?.addEventListener(event, listen);
  return () => target?.removeEventListener(event, listen);
}

const isVisible = () => globalThis.document?.visibilityState !== 'hidden';

/** Calls back when the page comes back to the front. */
export const onVisible: Environment['onVisible'] = (listen) =>
  listenTo(globalThis.document, 'visibilitychange', () => isVisible() && listen());

/** Title and description as elements of the head. */
const showHead: Environment['showHead'] = ({ title, description }) => {
  const { head } = document;
  const heading = document.createElement('title');
  heading.textContent = title;
  // Of several titles the first counts.
  head.insertBefore(heading, head.querySelector('title'));
  const meta = document.createElement('meta');
  if (description) {
    meta.name = 'description';
    meta.content = description;
    head.append(meta);
  }
  return () => {
    heading.remove();
    meta.remove();
  };
};

/** The page as it is. Works on a server too, where nothing is stored and nothing happens. */
export function createBrowserEnvironment(clock: Clock = systemClock): Environment {
  const page = typeof window === 'undefined' ? undefined : window;
  let isAnnouncing = false;
  const locks = page?.navigator.locks;
  const onStorageChange: Environment['onStorageChange'] = (listen) =>
    listenTo<StorageEvent>(page, 'storage', (event) => {
      if (event.storageArea === null || event.storageArea === page?.localStorage)
        listen({ key: event.key, newValue: event.newValue });
    });

  return {
    clock,
    storage: {
      local: createSafeStorage(
        () => page?.localStorage,
        (heard) => onStorageChange(({ key }) => heard(key)),
      ),
      session: createSafeStorage(() => page?.sessionStorage),
    },
    onStorageChange,
    isVisible,
    onVisible,
    announceLogout() {
      isAnnouncing = true;
      page?.dispatchEvent(new CustomEvent(LOGOUT_EVENT));
      isAnnouncing = false;
    },
    onLogout: (listen) =>
      listenTo(page, LOGOUT_EVENT, () => {
        // Who announces it has already done what there is to do.
        if (!isAnnouncing) listen();
      }),
    showHead,
    ...(locks && {
      exclusive: (name, work) => locks.request(`cl_${name}`, work) as ReturnType<typeof work>,
    }),
  };
}
