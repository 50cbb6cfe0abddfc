import type { Labels } from '../messages';
import type { ToastStore } from '@clubline/ui';
import type { ReactNode } from 'react';
import type { CacheMonitor } from '../cache';
import type { Additions, ApiClient } from '../client';
import type { Connection } from '../connection';
import type { Clock, Environment, PageTimer, SafeStorage } from '../environment';
import type { Session } from '../session';
import type { SocketFactory } from '../socket';
import type { connectionMessages } from './messages';
import type { HrefFor } from '../routes';
import type { Leaving } from './createLeaving';

/** Receives each page view; `path` has neither query nor fragment. */
type PageViewSink = (view: { path: string }) => void;
/** How a page goes to an address. */
export interface NavigateOptions {
  /** True to leave no entry in the browser's history. */
  replace?: boolean;
  /**
   * True where the page already shows what the address names: nothing is loaded, scrolled or
   * focused. A page that cannot change its address alone leaves it as it is.
   */
  keepsPlace?: boolean;
  /** True where the address is the entry before this one in the history: goes back to it. */
  back?: boolean;
}
/** Leads to an address of the site. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The languages that the page can be read in. */
export interface PageLanguages {
  /** The tag of the one it is in, e.g. `es`; the server is asked to answer in it, too. */
  current: string;
  /** Each by its tag, named in itself, in the order in which they are offered. */
  names: Readonly<Record<string, string>>;
  /** The address of this page in another of them, for links that need no script. */
  hrefFor: (tag: string) => string;
  /** Has the page shown in another of them, from now on. */
  choose: (tag: string) => void;
}

/** What the page gives to the features. Everything has a default that suits a page in a browser. */
export interface ClublineConfig {
  /** Where the API is, e.g. `https://api.example.com/api`. @default '/api' */
  apiBase?: string;
  /** What sends each call to the API. @default the browser's */
  fetch?: typeof globalThis.fetch;
  /** Makes the live socket. @default Socket.IO to the origin of `apiBase` */
  socketFactory?: SocketFactory;
  /** Leads to an address. @default a full page load, and none where `keepsPlace` is asked for */
  navigate?: Navigate;
  /** The addresses of the product's routes. @default those of the product's own site */
  hrefFor?: HrefFor;
  /** Storage, time and events of the page. @default the browser's */
  environment?: Environment;
  /** Shown in the words that name the product. @default 'Clubline' */
  productName?: string;
  /**
   * Where a password reset is asked for, a path of the API or a full address.
   * @default '/identity/send-reset-code'
   */
  resetCodeUrl?: string;
  /** Public key of the identity provider, sent as `key` with a password reset. */
  resetCodeKey?: string;
  /**
   * Four digits asked for before the pages of administrators; they guard nothing by themselves, the
   * server does. Without them those pages stay shut.
   */
  adminPin?: string;
  /**
   * Draws what stands below a text that people have written, e.g. cards for addresses in it.
   * @default nothing
   */
  renderBelowText?: (text: string) => ReactNode;
  /** Where messages in the corner go. @default a store of its own */
  toast?: ToastStore;
  /** The languages to choose from. @default none: the page alone decides */
  languages?: PageLanguages;
  /** Receives page views, their path only. @default nobody */
  onPageView?: PageViewSink;
  /** Words for calls that do not arrive, in place of `connectionMessages.texts`. */
  labels?: Labels<typeof connectionMessages>;
}

/** What a feature works with. */
export interface Clubline {
  /** Calls to the API, with the session's token. */
  client: ApiClient;
  /** What the server takes beyond the protocol, as its answers say. */
  additions: Pick<Additions, 'has' | 'isLikely' | 'subscribe'>;
  /** Who is signed in, and signing in and out. */
  session: Session;
  /** Leads to an address; asks first where words are unsaved. */
  navigate: Navigate;
  /** Has somebody asked before a page with unsaved words is left. */
  leaving: Pick<Leaving, 'hold'>;
  /** The address of a route. */
  hrefFor: HrefFor;
  /** Time, and timers. */
  clock: Clock;
  /** Whether what is sent arrives. */
  connection: Connection;
  /** False while another tab or window covers the page. */
  isVisible: Environment['isVisible'];
  /** One timer for everything on the page that changes as time goes by. */
  pageTimer: PageTimer;
  /** Key-value storage: `local` lasts, `session` ends with the tab. */
  storage: { local: SafeStorage; session: SafeStorage };
  /** Where messages in the corner go. */
  toast: ToastStore;
  /** Makes the live socket; all of the page share one connection. */
  socketFactory: SocketFactory;
  /** The product's name, for the words that hold it. */
  productName: string;
  /** Absent where the page is not ours to name. */
  showHead?: Environment['showHead'];
  /** Absent where the page's history is not ours. */
  historyEntry?: Environment['historyEntry'];
  /** Absent where the browser cannot make pictures smaller. */
  shrinkPicture?: Environment['shrinkPicture'];
  /** Where a password reset is asked for, a path of the API or a full address. */
  resetCodeUrl: string;
  /** The whole address of a path of the API. */
  addressFor: (path: string) => string;
  /** Statistics of the cache, for developers. */
  cacheMonitor: CacheMonitor;
  /** Public key of the identity provider, sent as `key` with a password reset. */
  resetCodeKey?: string;
  /** Four digits before the pages of administrators; without them those stay shut. */
  adminPin?: string;
  /** Draws what stands below a text that people have written. */
  renderBelowText?: (text: string) => ReactNode;
  /** The languages to choose from; unsaved words are asked about before another is shown. */
  languages?: PageLanguages;
  /** Receives page views. */
  onPageView?: PageViewSink;
}
