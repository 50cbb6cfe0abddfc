import {
  accessibilityNotes,
  type AccessibilityNote,
} from '../../packages/ui/src/theme/foundations/accessibilityNotes';
import { tokenName } from '../../packages/ui/src/theme/tokenName';
import { changesSinceRelease } from '../docs/changes';
import { facts } from '../facts/facts';
import { componentsNow, releases } from '../releases/releases';

/** The note on roles, keys and tests that a component has in the table of them. */
export const noteOf = (name: string): AccessibilityNote | undefined =>
  accessibilityNotes.find(({ component }) => component.split(', ').includes(name));

/** Roles, keys, and how far a component was tried, each in words. */
export function accessibilityOf({ role, keys, tested, untested }: AccessibilityNote) {
  return {
    Role: role,
    Keys: keys || 'none of its own',
    Tested: ['axe in three themes', tested].filter(Boolean).join('; '),
    'Not tested': ['with a screen reader in a person’s hands', untested].filter(Boolean).join('; '),
  };
}

/** The custom properties that a component is made of: what a brand changes it by. */
export const customPropertiesOf = (name: string): string[] =>
  (facts.hooks[name] ?? []).map((value) => {
    const [, group = '', token = ''] = value.split('.');
    return tokenName(group, token);
  });

/** Since which released version a component is there, in words. */
export function sinceOf(name: string, known = { releases, now: componentsNow }): string {
  const first = known.releases.findLast(({ release }) => name in release.components);
  if (first) return `Since ${first.title}.`;
  return name in known.now ? 'Comes with the next release.' : 'Part of others, not exported.';
}

/** What has changed about a component since the last release: the changesets that name it. */
export const changesOf = (name: string, changes = changesSinceRelease): string[] =>
  changes.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ text }) => text);

/** How a component's page calls what stands on it. */
export const status: Readonly<Record<string, string>> = {
  draft: 'Draft: may change without notice.',
  ready: 'Ready: changes are announced, and breaking ones wait for a major version.',
  deprecated: 'Deprecated: goes with the next major version.',
};
