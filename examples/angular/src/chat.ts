import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import '@clubline/features/elements/chat.js';
import type { ChatElementEvents } from '@clubline/features/elements/chat.js';

/** Written into the build by `--define`. */
declare const CLUBLINE_API: string;

@Component({
  selector: 'example-chat',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <clubline-chat
      [api]="api"
      room="aqua_world_finals_2025"
      [getToken]="getToken"
      (clubline-sign-in)="signIn()"
      (clubline-error)="fail($event)"
    ></clubline-chat>
    <p role="status">{{ problem() }}</p>
  `,
})
export class Chat {
  readonly api = CLUBLINE_API;
  readonly problem = signal('');
  // Nobody is signed in on this page.
  readonly getToken = () => null;

  signIn() {
    location.assign('/sign-in');
  }

  fail({ detail }: ChatElementEvents['clubline-error']) {
    this.problem.set(`The chat says: ${detail.code}`);
  }
}
