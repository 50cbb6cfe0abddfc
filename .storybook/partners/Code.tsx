import { Source } from '@storybook/addon-docs/blocks';

/** A file of `examples/`, as the tests of the packages run it. */
export function Code({
  file,
  code,
  language = 'jsx',
}: {
  file: string;
  code: string;
  language?: 'jsx' | 'html' | 'json';
}) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>
        <code>{file}</code>
      </figcaption>
      <Source code={code.trim()} language={language} />
    </figure>
  );
}
