import { Fragment, type ReactNode } from 'react';
import { keyName } from '../catalogue/names';
import { facts } from '../facts/facts';
import { ComponentLink, ComponentLinks } from '../foundations/parts/Users';
import { BookLink } from '../scope/BookLink';
import { customPropertiesOf, wordsOf } from './componentParts';
import { accessibilityOf } from './componentStatus';
import type { ComponentGuide } from './guide.types';

/** Names of components, such as ClubCard, lead to their pages. */
const linked = (text: string) =>
  text
    .split(/\b([A-Z][a-z]+[A-Z]\w*)\b/)
    .map((part, index) => (index % 2 === 0 ? part : <ComponentLink key={index} name={part} />));

/** A sentence whose names of code stand between backticks. */
const sentence = (text: ReactNode) =>
  typeof text === 'string'
    ? text
        .split('`')
        .map((part, index) => (index % 2 === 0 ? linked(part) : <code key={index}>{part}</code>))
    : text;

/** Sentences below each other. */
export const List = ({ items }: { items: readonly ReactNode[] }) => (
  <ul>
    {items.map((item, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- fixed lists
      <li key={index}>{sentence(item)}</li>
    ))}
  </ul>
);

/** Names, each with what it means. */
export const Terms = ({ terms }: { terms: Readonly<Record<string, string>> }) => (
  <List
    items={Object.entries(terms).map(([term, text]) => (
      <>
        <strong>{term}:</strong> {sentence(text)}
      </>
    ))}
  />
);

/** So many rows stand open; more are folded. */
const FEW_WORDS = 24;

/** The messages of a component in each language, each with the story that shows it. */
export function Words({ name }: { name: string }) {
  const rows = wordsOf(name);
  if (rows.length === 0)
    return <p>It has no words of its own: whatever is put into it brings them.</p>;
  return (
    <details open={rows.length <= FEW_WORDS}>
      <summary>
        Its words, in English, Spanish and Arabic ({rows.length}); the name leads to where each is
        seen
      </summary>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>English</th>
            <th>Spanish</th>
            <th>Arabic</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, english, spanish, arabic, story }) => {
            const key = keyName(id.replace(/^\w+ \w+\./, ''));
            return (
              <tr key={id}>
                <td>{story ? <BookLink href={`?path=/story/${story}`}>{key}</BookLink> : key}</td>
                <td lang="en" dir="ltr">
                  {english}
                </td>
                <td lang="es" dir="ltr">
                  {spanish}
                </td>
                <td lang="ar" dir="rtl">
                  {arabic}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** What it is to assistive technology, and how far that was tried. */
export const KeysAndRoles = ({ name, guide }: { name: string; guide: ComponentGuide }) => (
  <Terms terms={accessibilityOf(name, guide)} />
);

/** What a brand changes components by, or what they are put together from. */
export function CustomProperties({ names }: { names: readonly string[] }) {
  const properties = customPropertiesOf(...names);
  const parts = [...new Set(names.flatMap((name) => facts.madeOf[name] ?? []))].toSorted();
  if (properties.length === 0 && parts.length === 0)
    return <p>None: it has no styles of its own.</p>;
  if (properties.length === 0)
    return (
      <p>
        None of its own: its looks are those of <ComponentLinks names={parts} />.
      </p>
    );
  return (
    <p>
      {properties.map((property, index) => (
        <Fragment key={property}>
          {index > 0 && ', '}
          <code>{property}</code>
        </Fragment>
      ))}
    </p>
  );
}

/** Where components stand, as imports say. */
export function Uses({ names }: { names: readonly string[] }) {
  const of = (kind: 'screens' | 'components' | 'addresses') => [
    ...new Set(names.flatMap((name) => facts.usedBy[name]?.[kind] ?? [])),
  ];
  const [screens, components, addresses] = [of('screens'), of('components'), of('addresses')];
  return (
    <>
      {screens.length > 0 && (
        <p>
          <ComponentLinks names={screens} />
        </p>
      )}
      {addresses.length > 0 && (
        <p>
          It is the page at{' '}
          {addresses.map((address, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <code>{address}</code>
            </Fragment>
          ))}
          .
        </p>
      )}
      {screens.length + addresses.length === 0 && <p>No screen of our own by itself.</p>}
      {components.length > 0 && (
        <p>
          Imported by <ComponentLinks names={components} />.
        </p>
      )}
    </>
  );
}
