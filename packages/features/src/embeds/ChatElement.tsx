import { asElement, asWarned } from '@clubline/ui/embedWarnings';
import { cloneElement } from 'react';
import type { ChatConnection, ChatRoomMessage } from '@clubline/ui/ChatRoom';
import type { EmbedProblem } from '@clubline/ui/EmbedBoundary';
import { EmbedElement, FAIL, MISSING, RENDER, TELL, UPDATE } from '@clubline/ui/EmbedElement';
import type {
  ChatElementAttributes,
  ChatElementProperties,
  SignInDetail,
} from './ChatElement.types';
import { warnOfAttributes, warnOfUnheardSignIn } from './chatWarnings';
import { fetchToken } from './fetchToken';
import { keepScroll } from './keepScroll';
import { LiveChat, type LiveChatProps } from './LiveChat';
import { nameSource, warnOfForeignToken } from './tokenWarnings';
import { missingOf } from './useProblems';

// `define` makes the properties, of the names below.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface ChatElement extends ChatElementProperties {}

/**
 * `<clubline-chat>`: a live chat room on a page without React. Without `getToken` people read
 * along; with it, or `token-url`, who is not signed in finds a button, which the page hears as
 * `clubline-sign-in`.
 * Until `api` and `room` are given its children show, for three seconds; then the room says so.
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
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
    tokenUrl: false,
    closable: true,
  } satisfies Record<keyof ChatElementAttributes, boolean>;
  static override properties = ['getToken', 'labels', 'hrefFor'] satisfies Exclude<
    keyof ChatElementProperties,
    keyof ChatElementAttributes
  >[];

  #fetchToken = () => {
    const address = this.tokenUrl ?? '';
    const asked = fetchToken(address);
    return process.env.NODE_ENV === 'development'
      ? warnOfForeignToken(this, address, asked)
      : asked;
  };

  #askToSignIn = () => {
    const answers: Promise<unknown>[] = [];
    this[TELL]('clubline-sign-in', {
      waitUntil: (done) => void answers.push(done),
    } satisfies SignInDetail);
    if (process.env.NODE_ENV === 'development') warnOfUnheardSignIn(this, answers);
    return Promise.all(answers);
  };

  #tellConnection = (connection: ChatConnection) =>
    void this[TELL]('clubline-connection', { connection });

  #tellMessage = (message: ChatRoomMessage) => void this[TELL]('clubline-message', { message });

  #close = () => void this[TELL]('clubline-close', null);

  /** Somebody was to sign in by it, and nobody can: people read so, and not that they may not. */
  #refuse = () => Promise.reject(this.#lost);

  #isOverdue = false;
  #lost: Error | undefined;
  #putBackScroll: (() => void) | undefined;

  override connectedCallback() {
    super.connectedCallback();
    this.#putBackScroll?.();
    this.#putBackScroll ??= keepScroll(this.shadowRoot!);
  }

  override [MISSING](lost?: string) {
    this.#isOverdue = true;
    if (lost === 'getToken') this.#lost = new Error(`${lost} came as text`);
    this[UPDATE]();
    return missingOf(this);
  }

  /** That something is missing, or came as text, the page has heard from the element. */
  #tellProblem = (problem: EmbedProblem) => {
    if (problem.code !== 'missing' && problem.error !== this.#lost) this[FAIL](problem);
  };

  override [RENDER]() {
    const { api = '', room = '', heading, headingLevel, closable, tokenUrl } = this;
    if (process.env.NODE_ENV === 'development') {
      warnOfAttributes(this);
      nameSource(this.#fetchToken, () => this.tokenUrl ?? 'token-url');
    }
    if (missingOf(this) && !this.#isOverdue) return <slot />;
    const lost = this.#lost && this.#refuse;
    const getToken = this.getToken ?? (tokenUrl ? this.#fetchToken : lost);
    const chat = (
      <LiveChat
        api={api}
        room={room}
        userId={this.userId}
        getToken={getToken}
        onSignIn={getToken && this.#askToSignIn}
        onClose={closable ? this.#close : undefined}
        onError={
          process.env.NODE_ENV === 'development' ? asWarned(this.#tellProblem) : this.#tellProblem
        }
        onConnectionChange={this.#tellConnection}
        onMessage={this.#tellMessage}
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
    return process.env.NODE_ENV === 'development' ? cloneElement(chat, asElement(this)) : chat;
  }
}

function isLevel(given: string | undefined): boolean {
  return /^[2-5]$/.test(given ?? '');
}
