import { vars } from '@clubline/ui';
import { useEffect, useState, type RefObject } from 'react';
import { tokenName } from '../../../packages/ui/src/theme/tokenName';

/** Every token of the contract, as group and name. */
const tokens = Object.entries(vars).flatMap(([group, names]) =>
  Object.keys(names).map((name) => ({ group, name, path: `${group}.${name}` })),
);

export type Group = keyof typeof vars;

/** What a page measures: the theme in force, and the value of each token by `group.name`. */
export interface ScopeTokens {
  theme: string;
  values: Readonly<Record<string, string>>;
}

const read = (scope: HTMLElement): ScopeTokens => {
  const style = getComputedStyle(scope);
  return {
    theme: scope.dataset['clublineTheme'] ?? '',
    values: Object.fromEntries(
      tokens.map(({ group, name, path }) => [
        path,
        style.getPropertyValue(tokenName(group, name)).trim(),
      ]),
    ),
  };
};

/** The values of all tokens where the element stands, also after theme or brand have changed. */
export function useScopeTokens(element: RefObject<HTMLElement | null>): ScopeTokens {
  const [tokensNow, setTokens] = useState<ScopeTokens>({ theme: '', values: {} });
  useEffect(() => {
    const scope = element.current?.closest<HTMLElement>('[data-clubline]');
    if (!scope) return undefined;
    const follow = () => setTokens(read(scope));
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(scope, { attributeFilter: ['data-clubline-theme', 'style'] });
    return () => observer.disconnect();
  }, [element]);
  return tokensNow;
}
