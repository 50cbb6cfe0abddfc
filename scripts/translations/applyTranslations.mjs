import ts from 'typescript';

/** A text as a literal, in the quotes that Prettier would choose. */
function quoted(text) {
  const literal = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return literal;
  const inside = literal
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inside}'`;
}

/** Each text of an object, and of those in it, by its path: `chatRoom.empty`. */
function* textsOf(path, node) {
  if (!ts.isObjectLiteralExpression(node)) {
    yield [path, node];
    return;
  }
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property))
      yield* textsOf(`${path}.${property.name.text}`, property.initializer);
}

function* exportsOf(file) {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) yield* textsOf(name.text, initializer);
  }
}

/**
 * Writes texts into a translation, e.g. `messages.es.ts`.
 * @param {string} source what stands in the file
 * @param {ReadonlyMap<string, string>} texts each by its name, e.g. `chatRoom.empty`
 * @returns {{ source: string, byHand: string[] }} the new source, and the names of what is made
 * from values, so that only a person can change it
 */
export function applyTranslations(source, texts) {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const changes = [];
  const byHand = [];
  for (const [name, node] of exportsOf(file)) {
    const text = texts.get(name);
    if (text === undefined) continue;
    if (!ts.isStringLiteralLike(node)) byHand.push(name);
    else changes.push({ node, text });
  }
  // From the end on, so that what is before stays where it is.
  const changed = changes.reduceRight(
    (before, { node, text }) =>
      before.slice(0, node.getStart(file)) + quoted(text) + before.slice(node.end),
    source,
  );
  return { source: changed, byHand };
}
