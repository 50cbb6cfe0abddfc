import { systemClock, type Clock } from './clock';
import type { Environment, HistoryEntry } from './environment.types';
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

/** Calls back when the page comes back to the front, or Turbo has shown another in its place. */
export const onVisible: Environment['onVisible'] = (listen) => {
  const stops = ['visibilitychange', 'turbo:load'].map((event) =>
    listenTo(globalThis.document, event, () => isVisible() && listen()),
  );
  return () => stops.forEach((stop) => stop());
};

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

/** A name of ours in the state of the entry, beside the router's. */
const ENTRY = 'clubline';

const historyEntryOf = ({ history }: Window): HistoryEntry => {
  const kept = () => (history.state as { [ENTRY]?: Record<string, unknown> } | null)?.[ENTRY];
  return {
    get: (name) => kept()?.[name],
    set(name, value) {
      try {
        const state = { ...history.state, [ENTRY]: { ...kept(), [name]: value } };
        history.replaceState(state, '');
      } catch {
        // Too many changes in too short a time.
      }
    },
    setScrollRestoration: (how) => void (history.scrollRestoration = how),
  };
};

const networkOf = (page: Window): NonNullable<Environment['network']> => ({
  isOn: () => page.navigator.onLine,
  onChange(listen) {
    const stops = [listenTo(page, 'online', listen), listenTo(page, 'offline', listen)];
    return () => stops.forEach((stop) => stop());
  },
});

const canRedraw = () => typeof globalThis.HTMLImageElement?.prototype.decode === 'function';

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
    askBeforeUnload: () => listenTo(page, 'beforeunload', (event) => event.preventDefault()),
    ...(page && { historyEntry: historyEntryOf(page) }),
    ...(canRedraw() && {
      // Apart: few pages choose pictures.
      shrinkPicture: async (picture, maxSide) =>
        (await import('./shrinkPicture')).shrinkPicture(picture, maxSide),
    }),
    ...(page && { network: networkOf(page) }),
    ...(locks && {
      exclusive: (name, work) => locks.request(`cl_${name}`, work) as ReturnType<typeof work>,
    }),
  };
}
