import { vars } from '@clubline/ui';
import { useRef, type ReactNode } from 'react';
import { facts } from '../../facts/facts';
import { tokenName } from '../../../packages/ui/src/theme/tokenName';
import '../foundations.css';
import { measurePairs, showRatio } from './measure';
import { useScopeTokens, type Group, type ScopeTokens } from './scopeTokens';
import { Users } from './Users';

/** The lowest contrast that a colour has on what it stands on. */
function Lowest({ path, tokens }: { path: string; tokens: ScopeTokens }) {
  const [lowest] = measurePairs(tokens)
    .filter(({ front, ratio }) => front === path && ratio !== null)
    .toSorted((one, other) => one.ratio! - other.ratio!);
  if (!lowest) return null;
  const { ratio, needs, ground } = lowest;
  return (
    <span>
      at least {showRatio(ratio!)}, on {ground}
      {ratio! < needs && (
        <strong className="foundation-insufficient">, too little: {needs}:1</strong>
      )}
    </span>
  );
}

export interface TokenListProps {
  /** The groups of the contract whose tokens are shown. */
  groups: readonly Group[];
  /** How a token looks, by its value as CSS. */
  sample: (value: string) => ReactNode;
}

/** Tokens with their look, their custom property, their value now, and who takes them. */
export function TokenList({ groups, sample }: TokenListProps) {
  const list = useRef<HTMLDivElement>(null);
  const tokens = useScopeTokens(list);
  return (
    <div ref={list} className="foundation">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`tokens-${group}`}>
          <h3 id={`tokens-${group}`}>{group}</h3>
          <p className="foundation-about">{facts.groups[group]?.replaceAll('`', '')}</p>
          <ul>
            {Object.entries(vars[group]).map(([name, value]) => (
              <li key={name} className="foundation-row">
                {sample(value)}
                <div>
                  <strong>{name}</strong>
                  <code>{tokenName(group, name)}</code>
                </div>
                <div>
                  <code>{tokens.values[`${group}.${name}`]}</code>
                  <Lowest path={`${group}.${name}`} tokens={tokens} />
                </div>
                <Users of={`vars.${group}.${name}`} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
