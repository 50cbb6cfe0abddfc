import { transform } from 'esbuild';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Every minifier keeps the values of custom properties to the letter. */
const shortened = (value) =>
  value.replaceAll(/"[^"]*"|,\s+|#[\da-f]{6}\b/gi, (part) => {
    if (part.startsWith('"')) return part;
    if (part.startsWith(',')) return ',';
    return part.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  });

/** Removes what is said to classes that no element of the script can have. */
function dropUnusedClasses(sheet, script) {
  const words = new Set(script.match(/[\w-]+/g));
  const isUnused = (node) =>
    node.type === 'class'
      ? !words.has(node.value)
      : // Styles without weight: `:where(.name)`.
        node.value === ':where' && node.nodes.every(({ nodes }) => nodes.every(isUnused));
  const dropSelectors = selectorParser((selectors) => {
    selectors.each((selector) => {
      if (selector.nodes.some(isUnused)) selector.remove();
    });
  });
  sheet.walkRules((rule) => {
    rule.selector = dropSelectors.processSync(rule.selector);
    if (!rule.selector) rule.remove();
  });
}

function dropUnusedAnimations(sheet) {
  const used = new Set();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) used.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

function dropUnusedTokens(sheet) {
  const used = new Set();
  sheet.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\(\s*(--clubline-[\w-]+)/g)) used.add(name);
  });
  sheet.walkDecls(/^--clubline-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

/**
 * Gives variables that are an embed's own the shortest names that all minifiers of pages can read,
 * of which clean-css wants a letter: `--c0`, which no page would give to all its elements.
 */
function shortenVariables(sheet, script) {
  const short = new Map();
  sheet.walkDecls(/^--(?!clubline-)/, ({ prop }) => {
    if (!script.includes(prop) && !short.has(prop))
      short.set(prop, `--c${short.size.toString(36)}`);
  });
  const shortIn = (text) => text.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name);
  sheet.walkDecls((declaration) => {
    declaration.prop = shortIn(declaration.prop);
    // No minifier takes the blank out that may stand before what is there in place of a variable.
    declaration.value = shortIn(declaration.value).replaceAll(/(var\(--[\w-]+,)\s+/g, '$1');
  });
}

/**
 * Makes the styles of one embed as small as they can be: what its script and its styles never name
 * goes.
 * @param {string} css
 * @param {string} script
 * @returns {Promise<string>}
 */
export async function minifyEmbedCss(css, script) {
  const sheet = parse(css);
  dropUnusedClasses(sheet, script);
  dropUnusedAnimations(sheet);
  dropUnusedTokens(sheet);
  shortenVariables(sheet, script);
  sheet.walkDecls(/^--/, (declaration) => {
    declaration.value = shortened(declaration.value);
    declaration.raws.between = ':';
  });
  const { code } = await transform(sheet.toString(), { loader: 'css', minify: true });
  return code.trim();
}
