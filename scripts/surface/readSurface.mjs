/**
 * The public surface of packages, read by the TypeScript compiler: each exported name, each prop of
 * a component and each member of a type, and which of them have no line of documentation.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import ts from 'typescript';

const WIDTH = 160;

/** Named after what shows them, member by member; the texts themselves say what they are. */
const texts = /(?:Texts|Messages)$/;

const inOneLine = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A line that fits; what is cut off stands as a short hash, so that a change of it shows. */
const fit = (line) => {
  if (line.length <= WIDTH) return line;
  const hash = createHash('sha256').update(line).digest('hex').slice(0, 8);
  return `${line.slice(0, WIDTH - 11)} … ${hash}`;
};

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** Reads symbols: their types as text, their members, where and whether they are documented. */
function symbolReader(checker, root) {
  const isOurs = (symbol) =>
    symbol.declarations?.some(
      (node) =>
        !(node.name && ts.isPrivateIdentifier(node.name)) &&
        !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) &&
        /^packages\/(?!.*node_modules)/.test(relative(root, node.getSourceFile().fileName)),
    );

  const signatureText = (symbol) => {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    return signature && inOneLine(checker.signatureToString(signature));
  };

  /** A type as its author wrote it, or as the compiler names it where it is inferred. */
  const typeText = (symbol) => {
    const declaration = symbol.valueDeclaration;
    if (declaration && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)))
      return inOneLine(checker.typeToString(checker.getTypeOfSymbol(symbol)));
    return inOneLine(
      declaration?.type?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(symbol)),
    );
  };

  /** Where a symbol stands: what reaches it by two ways is one finding. */
  const placeOf = (symbol) => {
    const node = symbol.declarations?.[0];
    if (!node) return '';
    const source = node.getSourceFile();
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    return `${relative(root, source.fileName)}:${line + 1}:${character + 1}`;
  };

  const entryOf = (symbol, name, line) => ({
    name,
    line,
    isDocumented: symbol.getDocumentationComment(checker).length > 0,
    place: placeOf(symbol),
  });

  /** A type's own members, of each variant of a union; react-aria's and the DOM's are left out. */
  const membersOf = (type) => {
    const variants = type.isUnion() ? type.types : [type];
    const symbols = variants.flatMap((variant) => checker.getPropertiesOfType(variant));
    const unique = new Map(symbols.filter(isOurs).map((symbol) => [symbol.name, symbol]));
    return [...unique.values()].sort(byName).map((symbol) => {
      const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
      return entryOf(symbol, symbol.name, `  ${symbol.name}${mark}: ${typeText(symbol)}`);
    });
  };
  /** The type of what may be given for a member, as its author wrote it. */
  const givenType = (member) => {
    const [declaration] = member.declarations ?? [];
    const text = declaration?.type ? inOneLine(declaration.type.getText()) : typeText(member);
    const [, call] = /^\((\(.*=>.*)\) \| undefined$/.exec(text) ?? [];
    return call ?? (text.includes('=>') ? text : text.replace(/ \| undefined$/, ''));
  };
  /** What a table says of each prop of an exported type. */
  const propsOf = (exported) => {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
    const props = members.filter(isOurs).map((member) => ({
      name: member.name,
      isOptional: Boolean(member.flags & ts.SymbolFlags.Optional),
      type: givenType(member),
      meaning: inOneLine(ts.displayPartsToString(member.getDocumentationComment(checker))),
      preset: inOneLine(
        ts.displayPartsToString(
          member.getJsDocTags(checker).find((tag) => tag.name === 'default')?.text,
        ),
      ),
    }));
    // What has to be given comes first.
    return props.sort((a, b) => a.isOptional - b.isOptional || byName(a, b));
  };
  return { checker, signatureText, typeText, entryOf, membersOf, propsOf };
}

const describeType = ({ checker, entryOf, membersOf }, name, symbol) => {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isShape =
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
    type.getCallSignatures().length === 0;
  const members = isShape ? membersOf(type) : [];
  const written = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type.getText();
  const isListed = members.length > 0 && !(type.flags & ts.TypeFlags.Intersection);
  const meaning = isListed ? '' : ` = ${inOneLine(written ?? checker.typeToString(type))}`;
  return [entryOf(symbol, name, `type ${name}${meaning}`), ...members];
};

/** A class for callers, with its members; one that React renders is known by its props. */
const describeClass = ({ checker, entryOf, membersOf }, name, symbol) => {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (type.getProperty('setState')) return [entryOf(symbol, name, `component ${name}`)];
  return [entryOf(symbol, name, `class ${name}`), ...membersOf(type)];
};

/** The lines of one exported name: its own, and one for each prop or member. */
const describe = (reader, exported, siblings) => {
  const { checker, signatureText, typeText, entryOf, membersOf } = reader;
  const { name } = exported;
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    return describeType(reader, name, symbol);
  if (symbol.flags & ts.SymbolFlags.Class) return describeClass(reader, name, symbol);
  const parameter = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0];
  if (/^[A-Z][a-z]/.test(name) && parameter) {
    const props = checker.getTypeOfSymbol(parameter);
    const own = entryOf(symbol, name, `component ${name}: ${checker.typeToString(props)}`);
    return siblings.has(`${name}Props`) ? [own] : [own, ...membersOf(props)];
  }
  const text = signatureText(symbol);
  const line = text ? `function ${name}${text}` : `value ${name}: ${typeText(symbol)}`;
  return [entryOf(symbol, name, line)];
};

const describeEntry = (reader, { heading, exports }) => {
  const siblings = new Set(exports.map(({ name }) => name));
  const undocumented = [];
  const note = ({ isDocumented, place }, name) => {
    if (!isDocumented) undocumented.push({ place, name });
  };
  const parts = exports.map((exported) => {
    const [own, ...members] = describe(reader, exported, siblings);
    // The component's own line serves its props as a whole.
    if (!/[a-z]Props$/.test(own.name)) note(own, own.name);
    if (!texts.test(own.name))
      for (const member of members) note(member, `${own.name}.${member.name}`);
    return [own, ...members].map(({ line }) => fit(line)).join('\n');
  });
  const text = `# ${heading}, ${exports.length} names\n\n${parts.join('\n')}\n`;
  return { text, count: exports.length, undocumented };
};

/**
 * @param {{ root: string, options: import('typescript').CompilerOptions,
 *   packages: Record<string, [heading: string, file: string][]> }} given the files of each
 *   package's entries, the main one first: what a later one repeats is listed once
 * @returns {Record<string, { text: string, count: number, undocumented: { place: string,
 *   name: string }[], propsOf: (name: string) => object[] | undefined }>} by package, the report,
 *   how many names its main entry has, what has no line of documentation, by file and line, and
 *   what tables say of the props of an exported type
 */
export function readSurface({ root, options, packages }) {
  const files = Object.values(packages).flatMap((entries) => entries.map(([, file]) => file));
  const program = ts.createProgram(files, options);
  const reader = symbolReader(program.getTypeChecker(), root);
  const listed = new Set();
  const surfaceOf = (entries) => {
    const seen = new Map();
    const sections = entries.map(([heading, file]) => {
      const module = reader.checker.getSymbolAtLocation(program.getSourceFile(file));
      const names = reader.checker.getExportsOfModule(module).sort(byName);
      const exports = names.filter(({ name }) => !seen.has(name));
      for (const exported of exports) seen.set(exported.name, exported);
      return describeEntry(reader, { heading, exports });
    });
    const undocumented = sections
      .flatMap((section) => section.undocumented)
      .filter(({ place }) => !listed.has(place) && listed.add(place))
      .sort((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }));
    const [{ count }] = sections;
    const propsOf = (name) => (seen.has(name) ? reader.propsOf(seen.get(name)) : undefined);
    return { text: sections.map(({ text }) => text).join('\n'), count, undocumented, propsOf };
  };
  return Object.fromEntries(
    Object.entries(packages).map(([name, entries]) => [name, surfaceOf(entries)]),
  );
}
