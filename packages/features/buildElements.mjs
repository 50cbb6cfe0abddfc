import { buildElement } from '../../scripts/buildElement.mjs';
import { writeElementIntegrity } from '../../scripts/packages/elementIntegrity.mjs';
import { writeElementTypes } from '../../scripts/packages/elementTypes.mjs';

const element = {
  folder: import.meta.dirname,
  source: `
    import { ChatElement } from './src/embeds/ChatElement';
    ChatElement.define('clubline-chat', STYLES);
  `,
  // As on pages without a shadow root: a sentence runs as its own words do, whatever the page.
  rules: '*{unicode-bidi:plaintext}',
};
await buildElement({ ...element, outfile: 'dist/elements/chat.js' });
await buildElement({
  ...element,
  outfile: 'dist/elements/chat.development.js',
  mode: 'development',
});

writeElementIntegrity({ folder: import.meta.dirname, script: 'dist/elements/chat.js' });

writeElementTypes({
  folder: import.meta.dirname,
  source: 'src/embeds/ChatElement.types.ts',
  name: 'ChatElement',
  tag: 'clubline-chat',
  script: 'dist/elements/chat.js',
  says: 'A live chat room, on a page with or without React.',
});
