import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { problemsOf } from './src/content/event/event.schema';

const contentFile = fileURLToPath(new URL('./src/content/event/index.ts', import.meta.url));

/**
 * Builds no site whose event's content is not what the page needs; says what is wrong, and where.
 */
export function checkEvent(file = contentFile): Plugin {
  return {
    name: 'check-event-content',
    async buildStart() {
      const { module } = await runnerImport<{ event: unknown }>(file, {
        configFile: false,
        logLevel: 'silent',
      });
      const problems = problemsOf(module.event);
      if (problems.length > 0)
        this.error(['The content of the event cannot be shown:', ...problems].join('\n  '));
    },
  };
}
