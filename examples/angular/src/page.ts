import { Component } from '@angular/core';
import { Chat } from './chat';
import { Results } from './results';

@Component({
  selector: 'example-page',
  imports: [Chat, Results],
  template: `
    <main>
      <h1>{{ title }}</h1>
      <example-results />
      <example-chat />
    </main>
  `,
})
export class Page {
  readonly title = 'The race, live';
}
