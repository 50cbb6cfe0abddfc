import { IncomingMessage } from 'node:http';

/** What addresses of sockets begin with, as Engine.IO compares them. */
export const SOCKET_PATH = '/socket.io/';

/**
 * A request that is handed over as a socket only at the path of those. Once anything listens for
 * upgrades, Node gives away the connection of every other request that offers a protocol, as curl
 * does with HTTP/2: unanswered, and not closed when its client goes.
 */
export class UpgradableRequest extends IncomingMessage {
  /** What Node's parser says: the request offers another protocol, or is a CONNECT. */
  private hasOffer = false;

  get upgrade(): boolean {
    return (
      this.hasOffer && (this.method === 'CONNECT' || this.url?.startsWith(SOCKET_PATH) === true)
    );
  }

  set upgrade(hasOffer: boolean) {
    this.hasOffer = hasOffer;
  }

  /** Whether another protocol was offered, and the request is answered as any other. */
  get isOfferDeclined(): boolean {
    return this.hasOffer && !this.upgrade;
  }
}
