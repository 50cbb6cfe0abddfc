import { buildElement } from '../../scripts/buildElement.mjs';

await buildElement({
  folder: import.meta.dirname,
  source: `
    import { ChatElement } from './src/embeds/ChatElement';
    ChatElement.define('clubline-chat', STYLES);
  `,
  outfile: 'dist/elements/chat.js',
});
