/** What the named types of a prop hold, in code: `PostAuthor: { href?: string; name: string }`. */
export const shapesOf = (type, shapes) =>
  (type.match(/\b[A-Z]\w+/g) ?? [])
    .filter((name) => shapes.has(name))
    .map((name) => `\`${name}: { ${shapes.get(name).join('; ')} }\``);

/**
 * The fields of each type and component that a `surface.txt` names, by its name: `href?: string`.
 * @param {string} surface
 * @returns {Map<string, string[]>}
 */
export const shapesIn = (surface) =>
  new Map(
    surface.split(/^(?=\w)/m).flatMap((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [, name] = /^(?:type|component) (\w+)/.exec(head) ?? [];
      const fields = lines.map((line) => line.trim()).filter(Boolean);
      return name === undefined || fields.length === 0 ? [] : [[name, fields]];
    }),
  );

/**
 * The type of a prop of a component, as it is written: `readonly ChatRoomMessage[]`.
 * @param {Map<string, string[]>} shapes
 * @param {string} component
 * @param {string} prop
 * @returns {string | undefined}
 */
export function typeIn(shapes, component, prop) {
  const fields = shapes.get(`${component}Props`) ?? shapes.get(component) ?? [];
  const isOf = new RegExp(`^${prop}\\??: `);
  return fields.find((field) => isOf.test(field))?.replace(isOf, '');
}
