import type { ToastStore } from '@clubline/ui';
import type { ReactNode } from 'react';
import type { CacheMonitor } from '../cache';
import type { ApiClient } from '../client';
import type { Clock, Host, SafeStorage, SocketFactory } from '../host';
import type { Session } from '../session';
import type { connectionCopy } from './copy';
import type { HrefFor } from './place';

export type PageViewSink = (view: { path: string }) => void;
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** What the page gives to the features. Everything has a default that suits a page in a browser. */
export interface ClublineConfig {
  /** Where the API is, e.g. `https://api.example.com/api`. @default '/api' */
  apiBase?: string;
  /** @default the browser's */
  fetch?: typeof globalThis.fetch;
  /** Makes the live socket. @default Socket.IO to the origin of `apiBase` */
  socketFactory?: SocketFactory;
  /** Leads to an address. @default a full page load */
  navigate?: Navigate;
  /** The addresses of the product's places. @default those of the product's own site */
  hrefFor?: HrefFor;
  /** Storage, time and events of the page. @default the browser's */
  host?: Host;
  /** Shown in the words that name the product. @default 'Clubline' */
  productName?: string;
  /** Where a password reset is asked for, a path of the API or a full address. @default '/identity/send-reset-code' */
  resetCodeUrl?: string;
  /** Public key of the identity provider, sent as `key` with a password reset. */
  resetCodeKey?: string;
  /** Four digits asked for before the pages of administrators; they guard nothing by themselves, the server does. Without them those pages stay shut. */
  adminPin?: string;
  /** Draws what stands below a text that people have written, e.g. cards for addresses in it. @default nothing */
  renderBelowText?: (text: string) => ReactNode;
  /** @default a store of its own */
  toast?: ToastStore;
  /** Receives page views, their path only. @default nobody */
  onPageView?: PageViewSink;
  /** Words for calls that do not arrive, in place of `connectionCopy`. */
  labels?: Partial<typeof connectionCopy>;
}

/** What a feature works with. */
export interface Clubline {
  client: ApiClient;
  session: Session;
  navigate: Navigate;
  hrefFor: HrefFor;
  clock: Clock;
  storage: { local: SafeStorage; session: SafeStorage };
  toast: ToastStore;
  socketFactory: SocketFactory;
  productName: string;
  resetCodeUrl: string;
  /** The whole address of a path of the API. */
  addressFor: (path: string) => string;
  /** What the cache has been doing, for developers. */
  cacheMonitor: CacheMonitor;
  resetCodeKey?: string;
  adminPin?: string;
  renderBelowText?: (text: string) => ReactNode;
  onPageView?: PageViewSink;
}
