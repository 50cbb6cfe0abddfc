import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

const isOfSystem = (node) =>
  node.type === 'attribute' && node.attribute === 'data-clubline-theme' && node.value === 'system';

const toHost = selectorParser((selectors) => {
  selectors.each((selector) => {
    // The script of the element knows the system, and the page around.
    if (selector.nodes.some(isOfSystem)) selector.remove();
  });
  selectors.walkAttributes((scope) => {
    if (scope.attribute !== 'data-clubline') return;
    const theme = scope.parent.nodes.find((node) => node.attribute === 'data-clubline-theme');
    const host = theme ? `:host([theme=${theme.value}])` : ':host';
    scope.replaceWith(selectorParser().astSync(host).first.first);
    theme?.remove();
  });
});

/**
 * Inside a shadow root the element itself is the scope, so that a page can replace tokens by a rule
 * for the element.
 * @param {string} css
 * @returns {string}
 */
export function scopeToShadowRoot(css) {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    rule.selector = toHost.processSync(rule.selector);
    if (!rule.selector) rule.remove();
  });
  return sheet.toString();
}

/** The class of an outermost element for which all in it have a rule in common, if there is one. */
const boxOf = (css) => /:where\((\.[\w-]+)\) /.exec(css)?.[1];

/**
 * Inside a shadow root nothing stands beside what is shown: its outermost element goes from before
 * what is in it.
 * @param {string} css that of one embed alone
 * @returns {string}
 */
export function dropOutermost(css) {
  const box = boxOf(css);
  const drop = selectorParser((selectors) => {
    selectors.each(({ nodes: [first, second] }) => {
      if (![box, `:where(${box})`].includes(`${first}`.trim())) return;
      if (second?.type !== 'combinator' || second.value.trim()) return;
      first.remove();
      second.remove();
    });
  });
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    rule.selector = drop.processSync(rule.selector);
  });
  return sheet.toString();
}
