import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/**
 * The script of a page with React, as a bundler makes it: renders each of `embeds`, calls of `h`
 * (React's `createElement`) written out, in `main`. It brings no style sheet.
 * @param given what the calls name, as JSON
 * @param mode `development` warns
 */
export async function reactPage(
  embeds: string,
  given: object,
  mode: 'development' | 'production' = 'production',
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement as h } from 'react';
        import { createRoot } from 'react-dom/client';
        import { LiveChat } from '@clubline/features/chat';
        import { ChatRoom } from '@clubline/ui/ChatRoom';
        import { explainPlace } from '@clubline/ui/explainPlace';
        import { LiveResults } from '@clubline/ui/LiveResults';
        import { ResultsTable } from '@clubline/ui/ResultsTable';
        const { ${Object.keys(given).join(', ')} } = ${JSON.stringify(given)};
        createRoot(document.querySelector('main')).render(${embeds});`,
      resolveDir: join(root, 'e2e'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: [mode],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles[0]!.text;
}
