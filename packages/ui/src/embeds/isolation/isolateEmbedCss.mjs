/**
 * Keeps an embed and its host page apart: what the page says about elements does not reach ours,
 * and what ours say reaches nothing else. Everything stands in one cascade layer and is important.
 * Important declarations of a layer beat those outside of any, whatever their selectors; custom
 * properties are left normal, so that every page can set tokens.
 */
import { atRule, parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * `base` says these to every element on a page of our own; here they are inherited from the
 * outermost one, which has begun anew.
 */
const inherited = [
  'font-style',
  'letter-spacing',
  'list-style',
  'text-shadow',
  'text-transform',
  'text-wrap',
  '-webkit-tap-highlight-color',
];

/**
 * What the browser itself says about our elements, and nothing before and after them. `all` leaves
 * out the direction; a sentence runs as its own words do, whatever that is.
 */
const revertedElements = (ours) => `
${ours} {
  all: revert;
  direction: ltr;
  unicode-bidi: plaintext;
}
${ours}:dir(rtl) {
  direction: rtl;
}
${ours}::before,
${ours}::after {
  all: revert;
  content: none;
}
`;

/**
 * The same where all that is inside is ours, and none of it says its own direction: fewer
 * conditions, as browsers try them with each of a thousand cells and what may stand before and
 * after it.
 */
const revertedInside = (root) => `
.${root}:dir(ltr) {
  direction: ltr;
}
.${root}:dir(rtl) {
  direction: rtl;
}
.${root}::before,
.${root}::after,
.${root} ::before,
.${root} ::after {
  all: revert;
  content: none;
}
`;

/** Puts declarations before those that the rule for `selector` has, which hold against them. */
function prependTo(sheet, selector, declarations) {
  let found;
  sheet.walkRules((rule) => {
    if (rule.selector === selector) found ??= rule;
  });
  if (!found) throw new Error(`The styles of an embed lack a rule for \`${selector}\`.`);
  const said = new Set(found.nodes.map(({ prop }) => prop));
  found.prepend(parse(declarations).nodes.filter(({ prop }) => !said.has(prop)));
}

/**
 * An embed begins anew: it takes only the colour scheme along, and the writing direction from the
 * attribute `dir`. Where it stands, the page says of what is around it.
 */
const outermostElement = `
  all: initial;
  display: block;
  box-sizing: border-box;
  color-scheme: inherit !important;
  font-family: var(--clubline-font-body);
  line-height: 1.5;
`;

function removeDeclarations(rule, properties) {
  rule.each((node) => {
    if (node.type === 'decl' && properties.includes(node.prop)) node.remove();
  });
  if (rule.nodes.length === 0) rule.remove();
}

/**
 * Binds the shared styles to this embed. Each published file repeats them: on a page with two, the
 * second would undo what the first says about its own elements. `base` loses its weight, so that
 * what other styles say beats it wherever it stands in the file.
 */
function scopeSharedStyles(sheet, { within, shared }) {
  const classes = new Set(Object.values(shared));
  const scope = selectorParser().astSync(within).first.first;
  const scopeClasses = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      if (!classes.has(node.value)) return;
      node.parent.insertAfter(node, scope.clone());
      if (node.value !== shared.base) return;
      const weightless = selectorParser.pseudo({ value: ':where' });
      weightless.append(selectorParser.selector({ nodes: [node.clone()] }));
      node.replaceWith(weightless);
    });
  });
  sheet.walkRules((rule) => {
    rule.selector = scopeClasses.processSync(rule.selector);
  });
}

/** No embed has react-aria, which marks the focus by an attribute. */
function dropFocusAttribute(sheet) {
  const dropSelectors = selectorParser((selectors) => {
    selectors.walkAttributes((node) => {
      if (node.attribute === 'data-focus-visible') node.parent.remove();
    });
  });
  sheet.walkRules((rule) => {
    rule.selector = dropSelectors.processSync(rule.selector);
    if (!rule.selector) rule.remove();
  });
}

function makeImportant(sheet) {
  sheet.walkAtRules(/keyframes$/, (rule) => {
    throw rule.error('Animations lose against important declarations: use a transition.');
  });
  sheet.walkDecls((declaration) => {
    const isThePages =
      declaration.prop.startsWith('--') ||
      ['color-scheme', 'scroll-margin-block-start'].includes(declaration.prop);
    if (!isThePages) declaration.important = true;
  });
}

function classesIn(sheet) {
  const found = new Set();
  const collect = selectorParser((selectors) =>
    selectors.walkClasses(({ value }) => void found.add(value)),
  );
  sheet.walkRules(({ selector }) => void collect.processSync(selector));
  return found;
}

/**
 * Isolates the built styles of one embed.
 * @param {string} css
 * @param {object} embed
 * @param {string} embed.root class of the outermost element
 * @param {Record<string, string>} embed.shared classes of the styles that all components stand on,
 *   by the names under which the theme exports them
 * @param {boolean} embed.showsPageContent whether a page may draw inside: then only elements with a
 *   shared style are ours
 * @returns {string}
 * @throws when the styles lack a class they are addressed by, or animate
 */
export function isolateEmbedCss(css, { root, shared, showsPageContent }) {
  const sheet = parse(css);
  const { base, focusRing, visuallyHidden } = shared;
  const found = classesIn(sheet);
  for (const [name, value] of Object.entries({ root, base, focusRing, visuallyHidden }))
    if (!found.has(value)) throw new Error(`The styles of an embed lack the class of \`${name}\`.`);

  const within = `:where(.${root}, .${root} *)`;
  dropFocusAttribute(sheet);
  sheet.walkRules((rule) => {
    if (rule.selector === `.${base}`) removeDeclarations(rule, inherited);
    // Without the page there is no other ring to take away.
    if (rule.selector === `.${focusRing}`) removeDeclarations(rule, ['outline']);
  });
  scopeSharedStyles(sheet, { within, shared });
  prependTo(sheet, `.${root}`, outermostElement);
  if (!showsPageContent)
    prependTo(sheet, `:where(.${root}) :where(:not(svg > *))`, 'all: revert; direction: inherit');
  sheet.prepend(
    showsPageContent
      ? revertedElements(`:where(.${base}, .${visuallyHidden})${within}`)
      : revertedInside(root),
  );
  makeImportant(sheet);
  return atRule({ name: 'layer', params: 'clubline', nodes: sheet.nodes }).toString();
}
