/**
 * Writes `chat.css`: the style sheet of the chat as it was built of the same sources, so that a
 * page finds it in the package that it has installed, and script and style never part. Needs the
 * built `@clubline/ui`.
 */
import { copyFileSync } from 'node:fs';

for (const [from, to] of [
  ['ChatRoom.css', 'chat.css'],
  ['ChatRoom.css.d.ts', 'chat.css.d.ts'],
])
  copyFileSync(
    new URL(`../ui/dist/${from}`, import.meta.url),
    new URL(`dist/${to}`, import.meta.url),
  );
