import { Fragment } from 'react';
import { catalogueRows } from '../catalogue/catalogueRows';
import { changedRows } from '../catalogue/changedRows';
import { facts } from '../facts/facts';
import { ComponentLink, ComponentLinks } from '../foundations/parts/Users';
import { changedComponents, changedTokens } from '../releases/compareReleases';
import { componentsNow, releases, tokensNow } from '../releases/releases';
import { BookLink } from '../scope/BookLink';

const last = releases[0];
const components = last ? changedComponents(last.release.components, componentsNow) : [];
const tokens = last ? changedTokens(last.release.tokens, tokensNow) : [];
const messages = last ? changedRows(catalogueRows, last.release) : [];

const Codes = ({ names }: { names: readonly string[] }) =>
  names.length === 0
    ? 'none'
    : names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ));

const named = (kind: string) =>
  components.filter((one) => one.kind === kind).map(({ name }) => name);

const gone = named('removed');
const hasPage = (name: string) => name in facts.pages;

/** The release that everything here is compared with. */
export const LastRelease = () => last?.title ?? 'none yet';

/** Components of the packages that came, went, or take other props. */
export const ComponentChanges = () => (
  <>
    <p>
      New: <ComponentLinks names={named('new')} />.
    </p>
    <p>
      No longer exported, but part of others:{' '}
      <ComponentLinks names={gone.filter((name) => hasPage(name))} />.
    </p>
    <p>No longer there: {gone.filter((name) => !hasPage(name)).join(', ') || 'none'}.</p>
    <details>
      <summary>Other props: {named('changed').length} components</summary>
      <ul>
        {components
          .filter(({ kind }) => kind === 'changed')
          .map(({ name, added, removed }) => (
            <li key={name}>
              <ComponentLink name={name} />: new <Codes names={added} />; gone{' '}
              <Codes names={removed} />
            </li>
          ))}
      </ul>
    </details>
  </>
);

const Value = ({ of, none }: { of: string | undefined; none: string }) =>
  of === undefined ? none : <code>{of}</code>;

/** Values of the themes that came, went or differ. */
export const TokenChanges = () => (
  <ul>
    {tokens.map(({ name, theme, before, after }) => (
      <li key={`${theme} ${name}`}>
        <code>{name}</code> in {theme}: <Value of={before} none="new" /> →{' '}
        <Value of={after} none="gone" />
      </li>
    ))}
    {tokens.length === 0 && <li>None: every value is as it was.</li>}
  </ul>
);

const counted = (kind: string) => messages.filter(({ change }) => change?.kind === kind).length;

/** How many messages are new, say something else or are gone, and where they are read. */
export const MessageChanges = () => (
  <p>
    {counted('new')} are new, {counted('changed')} say something else in a language, and{' '}
    {counted('removed')} are gone. One that only has another key is not counted.{' '}
    <BookLink href="?path=/story/messages--changed-since-the-last-release">
      Read them, with what they said before
    </BookLink>
    .
  </p>
);
