import { addLineIn } from './moduleText.mjs';

const OPENING = 'export const guides: Guides = {';

const missing = (domain) => `import type { Guides } from '../guide.types';

/** What stands under ${domain}. */
${OPENING}
};
`;

const quoted = (text) => `'${text.replaceAll("'", '’')}'`;

/**
 * Says on the page of a new part what is known of it; a person says the rest, and that it is no
 * draft any more.
 * @param {ReturnType<typeof import('./changes.mjs').createChanges>} changes
 * @param {{ domain: string }} part
 * @param {{ name: string, use: string, anatomy: Record<string, string>, roles: string }} guide
 */
export function addGuide(changes, { domain }, { name, use, anatomy, roles }) {
  const parts = Object.entries(anatomy).map(([part, text]) => `${part}: ${quoted(text)}`);
  const guide = `  ${name}: {
    status: 'draft',
    whenToUse: [${quoted(use)}],
    whenNotToUse: ['not known yet'],
    anatomy: { ${parts.join(', ')} },
    roles: ${quoted(roles)},
  }`;
  changes.edit(
    `.storybook/components/guides/${domain}.ts`,
    (text) => addLineIn(text, OPENING, guide),
    missing(domain),
  );
}
