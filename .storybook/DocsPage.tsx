import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { AccessibilityNote } from '../packages/ui/src/theme/foundations/accessibilityNotes';

const [{ accessibilityNotes }] = Object.values(
  import.meta.glob<{ accessibilityNotes: readonly AccessibilityNote[] }>(
    '../packages/ui/src/theme/foundations/accessibilityNotes.ts',
    { eager: true },
  ),
) as [{ accessibilityNotes: readonly AccessibilityNote[] }];

/**
 * What the story file does not say itself about roles, keys and tests comes from the table of
 * notes.
 */
function Note() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const note = accessibilityNotes.find(({ component }) => component.split(', ').includes(name));
  if (!note) return null;
  const rows = Object.entries({
    Role: note.role,
    Keys: note.keys || 'none',
    Tested: ['axe in three themes', note.tested].filter(Boolean).join('; '),
    'Not tested': ['with a screen reader in a person’s hands', note.untested]
      .filter(Boolean)
      .join('; '),
  });
  return (
    <section aria-label="Accessibility">
      <h2>Accessibility</h2>
      <dl>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>
              <strong>{term}</strong>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The page of documentation of each component. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Note />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
