import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { ComponentGuidePage } from './components/ComponentGuidePage';
import { accessibilityOf, noteOf } from './components/componentParts';
import { guides } from './components/guides';

/**
 * What the story file does not say itself about roles, keys and tests comes from the table of
 * notes.
 */
function Note({ name }: { name: string }) {
  const note = noteOf(name);
  if (!note) return null;
  return (
    <section aria-label="Accessibility">
      <h2>Accessibility</h2>
      <dl>
        {Object.entries(accessibilityOf(note)).map(([term, text]) => (
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

/** The page of documentation of each component: by its guide, where it has one. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides[name];
  if (guide) return <ComponentGuidePage name={name} guide={guide} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Note name={name} />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
