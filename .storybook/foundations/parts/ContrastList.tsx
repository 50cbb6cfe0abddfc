import { Badge } from '@clubline/ui';
import { useRef } from 'react';
import { tokenName } from '../../../packages/ui/src/theme/tokenName';
import '../foundations.css';
import { isTooLittle, measurePairs, showRatio, type Measured } from './measure';
import { useScopeTokens } from './scopeTokens';

const colour = (path: string) => {
  const [group = '', name = ''] = path.split('.');
  return `var(${tokenName(group, name)})`;
};

/** The pair itself: letters for what is read, a ring for an edge or a shape. */
const Sample = ({ front, ground, kind }: Measured) => (
  <span
    className="foundation-contrast"
    style={{ color: colour(front), background: colour(ground) }}
    aria-hidden="true"
  >
    {kind === 'text' ? 'Aa' : <span className="foundation-ring" />}
  </span>
);

/** Every pair of colours that meet in the product, measured in the theme and brand in force. */
export function ContrastList() {
  const list = useRef<HTMLDivElement>(null);
  const measured = measurePairs(useScopeTokens(list));
  const insufficient = measured.filter(isTooLittle);
  return (
    <div ref={list} className="foundation">
      <p role="status">
        {measured.length} pairs measured, {insufficient.length} below what they need.
      </p>
      <ul className="foundation-contrasts">
        {measured.map((pair) => (
          <li key={`${pair.front} ${pair.ground}`}>
            <Sample {...pair} />
            <span>
              <strong>{pair.front}</strong> on {pair.ground}
              <br />
              {showRatio(pair.ratio)}, needs {pair.needs}:1{' '}
              {isTooLittle(pair) && <Badge tone="critical">Too little</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
