/** Puts lines into the text of a module where its author would; Prettier does the rest. */

const exportStatement = /export (?:type )?(?:\*|\{[^}]*\}) from '([^']+)';\n/g;

/** Adds an `export … from` among those of a text, by the alphabet of their files. */
export function addExport(text, statement) {
  const [, file] = /from '([^']+)'/.exec(statement) ?? [];
  const others = [...text.matchAll(exportStatement)];
  const next = others.find(([, other]) => other > file);
  const last = others.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : text.length);
  return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
}

/** Adds a name to what is exported from a file, or that export where there is none. */
export function addExportedName(text, name, from, isType = false) {
  const start = `export ${isType ? 'type ' : ''}{`;
  const known = [...text.matchAll(exportStatement)].find(
    ([statement, file]) => file === from && statement.startsWith(start),
  );
  if (!known) return addExport(text, `${start} ${name} } from '${from}';`);
  const names = known[0].slice(start.length, known[0].indexOf('}')).split(',');
  const sorted = [...names.map((one) => one.trim()).filter(Boolean), name].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  const changed = `${start} ${sorted.join(', ')} } from '${from}';\n`;
  return text.slice(0, known.index) + changed + text.slice(known.index + known[0].length);
}

/** Adds a name to what is imported from a file, or that import after the last one. */
export function addImport(text, name, from, isType = false) {
  const keyword = `import ${isType ? 'type ' : ''}`;
  const known = new RegExp(`${keyword}\\{([^}]*)\\} from '${from}';`).exec(text);
  if (known) {
    const names = known[1].split(',').map((one) => one.trim());
    if (names.includes(name)) return text;
    const all = [...names.filter(Boolean), name].join(', ');
    return text.replace(known[0], `${keyword}{ ${all} } from '${from}';`);
  }
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${keyword}{ ${name} } from '${from}';\n${text.slice(at)}`;
}

/** Adds an `export … from` to the section of a domain, which begins with `// domain`. */
export function addToSection(text, domain, domains, statement) {
  const head = (name) => new RegExp(`^// ${name}(:.*)?\n`, 'm').exec(text);
  const endOf = (section) => {
    const gap = text.indexOf('\n\n', section.index);
    return gap === -1 ? text.length : gap + 1;
  };
  const own = head(domain);
  if (own) {
    const end = endOf(own);
    return (
      text.slice(0, own.index) + addExport(text.slice(own.index, end), statement) + text.slice(end)
    );
  }
  const before = domains.slice(0, domains.indexOf(domain)).toReversed();
  const previous = before.map(head).find(Boolean);
  const at = previous ? endOf(previous) : text.length;
  return `${text.slice(0, at)}\n// ${domain}\n${statement}\n${text.slice(at)}`;
}

/** Adds a line at the end of what `opening` begins: an object, a list, a body of braces. */
export function addLineIn(text, opening, line) {
  const start = text.indexOf(opening);
  if (start === -1) return text;
  const pairs = { '{': '}', '[': ']' };
  const open = opening.at(-1);
  let depth = 1;
  let at = start + opening.length;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === pairs[open]) depth -= 1;
  }
  const end = at - 1;
  const before = text.slice(0, end).trimEnd();
  const comma = /[,{[]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${line},\n${text.slice(end)}`;
}
