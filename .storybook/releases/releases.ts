import { dark, highContrast, light } from './themes';
import { componentsOf, titleOf, tokensOf, type Release } from './readRelease';

const kept = import.meta.glob<Release>('./kept/*.json', { eager: true, import: 'default' });
const surfaces = import.meta.glob<string>('../../packages/*/surface.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const numbers = ({ versions }: Release) =>
  `${versions.ui}.${versions.features}`.replaceAll(/\d+/g, (one) => one.padStart(6, '0'));

/** What is kept of each released version, the last one first. */
export const releases: readonly { title: string; release: Release }[] = Object.values(kept)
  .toSorted((a, b) => (numbers(a) < numbers(b) ? 1 : -1))
  .map((release) => ({ title: titleOf(release), release }));

/** The components of the working tree and their props. */
export const componentsNow: Release['components'] = Object.assign(
  {},
  ...Object.values(surfaces).map(componentsOf),
) as Release['components'];

/** The tokens of the working tree by theme. */
export const tokensNow: Release['tokens'] = {
  light: tokensOf(light),
  dark: tokensOf(dark),
  'high-contrast': tokensOf(highContrast),
};
