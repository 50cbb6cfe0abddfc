/**
 * What editors and frameworks are told of a custom element, made of the one list of what it can be
 * given: `custom-elements.json`, and types of its tag for React, Vue, Svelte and Solid.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The attribute of a property: `timeZone` is `time-zone`. */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `clubline-sign-in` is `ClublineSignIn`. */
const pascal = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

function describe(member, source) {
  const [doc] = ts.getJSDocCommentsAndTags(member);
  const fallback = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
  return {
    name: member.name.text,
    type: oneLine(member.type.getText(source)).replace(/ \| undefined$/, ''),
    description: oneLine(ts.getTextOfJSDocComment(doc?.comment) ?? ''),
    ...(fallback && { default: oneLine(ts.getTextOfJSDocComment(fallback.comment) ?? '') }),
  };
}

/**
 * Reads what an element can be given from the text of its types: the interfaces
 * `<name>Attributes`, `<name>Properties` and `<name>Events`.
 * @throws when one of them is missing, or says nothing of a member
 */
export function readElement(text, name) {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const membersOf = (ending) => {
    const found = source.statements.find(
      (one) => ts.isInterfaceDeclaration(one) && one.name.text === name + ending,
    );
    if (!found) throw new Error(`There is no interface ${name}${ending}.`);
    const members = found.members.map((member) => describe(member, source));
    const silent = members.find(({ description }) => description === '');
    if (silent) throw new Error(`${name}${ending} does not say what ${silent.name} is.`);
    return members;
  };
  return {
    name,
    attributes: membersOf('Attributes'),
    properties: membersOf('Properties'),
    events: membersOf('Events'),
  };
}

const typed = ({ type, ...rest }) => ({ ...rest, type: { text: type } });

/** The element as `custom-elements.json` has it, which editors read. */
export function elementManifest({ name, attributes, properties, events }, { tag, script, says }) {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: script,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name,
            tagName: tag,
            description: says,
            attributes: attributes.map((one) => ({
              ...typed(one),
              name: kebab(one.name),
              fieldName: one.name,
            })),
            members: [...attributes, ...properties].map((one) => ({
              kind: 'field',
              ...typed(one),
            })),
            events: events.map(typed),
            slots: [{ name: '', description: 'Shown until there is something to show.' }],
          },
        ],
        exports: [
          { kind: 'custom-element-definition', name: tag, declaration: { name, module: script } },
        ],
      },
    ],
  };
}

const line = (key, type) => `    ${/^\w+$/.test(key) ? key : `'${key}'`}?: ${type} | undefined;`;

/** Types of the tag, by framework: each adds to what that framework knows of HTML. */
export function frameworkTypes({ name, attributes, properties, events }, { tag, types }) {
  const given = (one) => `${name}Properties['${one}']`;
  const heard = (one) => `((event: ${name}Events['${one}']) => void)`;
  const camel = [...attributes, ...properties].map((one) => line(one.name, given(one.name)));
  const dashed = attributes
    .filter((one) => kebab(one.name) !== one.name)
    .map((one) => line(kebab(one.name), given(one.name)));
  const all = (eventName) =>
    [...camel, ...dashed, ...events.map((one) => line(eventName(one.name), heard(one.name)))].join(
      '\n',
    );
  const imported = `import type { ${name}, ${name}Events, ${name}Properties } from './${types}';`;
  const own = `${name}Own`;
  const interfaceOf = (eventName, more = []) =>
    `interface ${own} {\n${[all(eventName), ...more].join('\n')}\n}`;
  const onEvent = (one) => `on${one}`;
  const asProperty = [...attributes, ...properties].map((one) =>
    line(`prop:${one.name}`, given(one.name)),
  );
  return {
    react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imported}

${interfaceOf(onEvent)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': ${own} & Omit<DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>, keyof ${own}>;
    }
  }
}
`,
    vue: `import type { HTMLAttributes } from 'vue';
${imported}

${interfaceOf((one) => `on${pascal(one)}`)}

declare module 'vue' {
  interface GlobalComponents {
    '${tag}': new () => { $props: ${own} & Omit<HTMLAttributes, keyof ${own}> };
  }
}
`,
    svelte: `import type { HTMLAttributes } from 'svelte/elements';
${imported}

${interfaceOf(onEvent)}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tag}': ${own} & Omit<HTMLAttributes<${name}>, keyof ${own}>;
  }
}
`,
    solid: `import type { JSX as Solid } from 'solid-js';
${imported}

${interfaceOf((one) => `on:${one}`, asProperty)}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': ${own} & Omit<Solid.HTMLAttributes<${name}>, keyof ${own}>;
    }
  }
}
`,
  };
}

/**
 * Writes `custom-elements.json`, `elements/<framework>.d.ts` and the types of the module beside the
 * script of an element.
 * @param {object} element
 * @param {string} element.folder the package's
 * @param {string} element.source the file of its types, from there
 * @param {string} element.name what its types begin with
 * @param {string} element.tag
 * @param {string} element.script from there
 * @param {string} element.says what it is, in a sentence
 */
export function writeElementTypes({ folder, source, name, tag, script, says }) {
  const element = readElement(readFileSync(join(folder, source), 'utf8'), name);
  const elements = join(folder, 'dist', 'elements');
  mkdirSync(elements, { recursive: true });
  const manifest = elementManifest(element, { tag, script, says });
  writeFileSync(
    join(folder, 'dist', 'custom-elements.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  const types = script.split('/').at(-1);
  for (const [framework, text] of Object.entries(frameworkTypes(element, { tag, types })))
    writeFileSync(join(elements, `${framework}.d.ts`), text);
  // The same types for both, or a program that meets both would have two elements of one tag.
  writeFileSync(join(elements, types.replace(/\.js$/, '.d.mts')), `export * from './${types}';\n`);
}
