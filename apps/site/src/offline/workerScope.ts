/** An event of a service worker's life; it is not ended before what it waits for. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A push as the browser has decrypted it. */
export interface PushMessage extends LifeEvent {
  data: { json(): unknown } | null;
}

/** A press on a notification of ours. */
export interface NotificationPress extends LifeEvent {
  notification: { data?: unknown; close(): void };
}

/** A page of the site. */
export interface WorkerClient {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** What a service worker uses of its global scope; the types of a page and of a worker exclude. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(type: 'push', listen: (event: PushMessage) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationPress) => void): void;
  location: Pick<Location, 'origin'>;
  skipWaiting(): Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'unregister' | 'showNotification'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
