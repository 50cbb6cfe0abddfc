import ts from 'typescript';

/** What begins a test, or a group of them; also with more to it, as `test.each(…)` has. */
const begins = new Set(['test', 'it', 'describe', 'describeApi']);
/** What makes a test run nowhere. */
const neverRun = new Set(['skip', 'todo']);

/**
 * The titles of all tests and groups of tests in a file, as they are written there: what each test
 * of a table puts into its own stands as `%s` or `$name`.
 * @param {string} text of the file
 * @returns {Set<string>}
 */
export function testTitles(text) {
  const titles = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (title !== undefined) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}

function isTest(callee) {
  if (ts.isIdentifier(callee)) return begins.has(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return !neverRun.has(callee.name.text) && isTest(callee.expression);
  return ts.isCallExpression(callee) && isTest(callee.expression);
}

/** A text as it is written, with the names of what fills it; long ones have several parts. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return undefined;
  const parts = [textOf(node.left), textOf(node.right)];
  return parts.includes(undefined) ? undefined : parts.join('');
}
