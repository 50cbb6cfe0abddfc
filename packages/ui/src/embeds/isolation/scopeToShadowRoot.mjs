import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The host in a theme. A system's theme is what holds without a theme of the element's own. */
const hostIn = (theme) =>
  theme === 'system'
    ? ':host(:not([theme=light],[theme=dark],[theme=high-contrast]))'
    : `:host([theme=${theme}])`;

const toHost = selectorParser((selectors) => {
  selectors.walkAttributes((scope) => {
    if (scope.attribute !== 'data-clubline') return;
    const theme = scope.parent.nodes.find((node) => node.attribute === 'data-clubline-theme');
    const host = theme ? hostIn(theme.value) : ':host';
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
  });
  return sheet.toString();
}
