import { EmbedElement } from '@clubline/ui/EmbedElement';
import { LiveChat, type LiveChatProps } from './LiveChat';

/** What `clubline-sign-in` carries. */
export interface SignInDetail {
  /** Once this is settled, the token is asked for again. */
  waitUntil(done: Promise<unknown>): void;
}

/**
 * `<clubline-chat>`: a live chat room on a page without React. Without `getToken` people read
 * along; with it, who is not signed in finds a button, which the page hears as `clubline-sign-in`.
 * Until `api` and `room` are given, its children show.
 */
export class ChatElement extends EmbedElement {
  static override attributes = {
    api: false,
    room: false,
    theme: false,
    locale: false,
    timeZone: false,
    heading: false,
    headingLevel: false,
    userId: false,
    closable: true,
  };
  static override properties = ['getToken', 'labels', 'hrefFor'];

  declare api: string | undefined;
  declare room: string | undefined;
  declare theme: LiveChatProps['theme'];
  declare locale: string | undefined;
  declare timeZone: string | undefined;
  /** The name of the room. Not `title`, which browsers show beside the pointer. */
  declare heading: string | undefined;
  declare headingLevel: string | undefined;
  declare userId: string | undefined;
  /** Shows a button that the page hears as `clubline-close`. */
  declare closable: boolean;
  declare getToken: LiveChatProps['getToken'];
  declare labels: LiveChatProps['labels'];
  declare hrefFor: LiveChatProps['hrefFor'];

  #askToSignIn = () => {
    const answers: Promise<unknown>[] = [];
    this.tell('clubline-sign-in', {
      waitUntil: (done) => void answers.push(done),
    } satisfies SignInDetail);
    return Promise.allSettled(answers);
  };

  #close = () => void this.tell('clubline-close', null);

  protected override render() {
    const { api, room, heading, headingLevel, closable, getToken } = this;
    if (!api || !room) return <slot />;
    return (
      <LiveChat
        api={api}
        room={room}
        userId={this.userId}
        getToken={getToken}
        onSignIn={getToken && this.#askToSignIn}
        onClose={closable ? this.#close : undefined}
        title={heading}
        headingLevel={
          isLevel(headingLevel)
            ? (Number(headingLevel) as LiveChatProps['headingLevel'])
            : undefined
        }
        theme={this.theme}
        locale={this.locale}
        timeZone={this.timeZone}
        labels={this.labels}
        hrefFor={this.hrefFor}
      />
    );
  }
}

function isLevel(given: string | undefined): boolean {
  return /^[2-5]$/.test(given ?? '');
}
