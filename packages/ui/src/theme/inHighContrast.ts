import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

const scope = '[data-clubline]';
const chosen = `${scope}[data-clubline-theme="high-contrast"]`;
const system = `${scope}[data-clubline-theme="system"]`;
const more = 'screen and (prefers-contrast: more)';

type Rule = Pick<StyleRule, 'alignContent' | 'background' | 'blockSize' | 'vars'>;

/** Says this within scopes in high contrast; `fromRight`, where it is read from right to left. */
export function inHighContrast(rule: Rule, fromRight: Rule = rule): StyleRule {
  const below = (theme: string) => ({
    selectors: { [`${theme} &`]: rule, [`[dir="rtl"] ${theme} &`]: fromRight },
  });
  return { '@media': { screen: below(chosen), [more]: below(system) } };
}

/** Where words end that begin with the page's content and are so wide at most. */
const endOf = (width: string) => `max(0px, (100% - 1120px) / 2) + 24px + ${width}`;

/**
 * Behind words on a picture, in high contrast: nearly the page's ground as far as they go. From
 * right to left it begins at the right, unless what has it is turned round there anyway.
 */
export function wordsGround(width: string, fromRight: 90 | 270 = 270): StyleRule {
  const ground = `color-mix(in srgb, ${vars.surface.page} 92%, transparent)`;
  const stops = `${ground} calc(${endOf(width)}), transparent calc(${endOf(width)} + 160px)`;
  return inHighContrast(
    { background: `linear-gradient(90deg, ${stops})` },
    { background: `linear-gradient(${fromRight}deg, ${stops})` },
  );
}
