import { facts } from '../../facts/facts';
import { BookLink } from '../../scope/BookLink';

const FEW = 4;

/** A component's name, as a link to its page where it has one. */
export function ComponentLink({ name }: { name: string }) {
  const page = facts.pages[name];
  if (page === undefined) return name;
  return <BookLink href={`?path=/docs/${page}`}>{name}</BookLink>;
}

/** Names of components in a row, as links. */
export const ComponentLinks = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <ComponentLink name={name} />
    </span>
  ));

/**
 * The components whose styles take a value, read from the styles themselves; more than a few stand
 * folded.
 */
export function Users({ of }: { of: string }) {
  const names = facts.users[of] ?? [];
  if (names.length === 0) return <span>In no component’s styles.</span>;
  if (names.length <= FEW)
    return (
      <span>
        In <ComponentLinks names={names} />
      </span>
    );
  return (
    <details>
      <summary>In {names.length} components</summary>
      <ComponentLinks names={names} />
    </details>
  );
}
