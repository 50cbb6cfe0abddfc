/** An event of a service worker's life; it is not ended before what it waits for. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What a service worker uses of its global scope; the types of a page and of a worker exclude. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;
  clients: { claim(): Promise<void> };
}
