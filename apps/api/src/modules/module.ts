import type { Route } from '../http/route';
import type { SocketModule } from '../live';

/** The routes and socket events of one domain. */
export interface Module {
  /** Groups its routes in the API document. */
  name: string;
  routes: Route[];
  /** Outside of `/api`: pages that work without script, and what their forms send. */
  pages?: Route[];
  sockets?: SocketModule;
}
