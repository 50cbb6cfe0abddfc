import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport, type InlineConfig, type Plugin } from 'vite';
import type * as EventSchema from './src/content/event/event.schema';

const fileIn = (folder: string, name: string) =>
  fileURLToPath(new URL(`./src/content/${folder}/${name}`, import.meta.url));
const contentFile = fileIn('event', 'index.ts');
const schemaFile = fileIn('event', 'event.schema.ts');

const alone: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  // The rules are read from their source: no package need have been built.
  environments: {
    inline: {
      resolve: {
        conditions: ['@clubline/source', ...defaultServerConditions],
        noExternal: [/^@clubline\//],
      },
    },
  },
};

/**
 * Builds no site whose event's content is not what the page needs; says what is wrong, and where.
 */
export function checkEvent(file = contentFile): Plugin {
  return {
    name: 'check-event-content',
    async buildStart() {
      const [content, schema] = await Promise.all([
        runnerImport<{ event: unknown }>(file, alone),
        runnerImport<typeof EventSchema>(schemaFile, alone),
      ]);
      const problems = schema.module.problemsOf(content.module.event);
      if (problems.length > 0)
        this.error(['The content of the event cannot be shown:', ...problems].join('\n  '));
    },
  };
}
