import type { PartialTheme } from '../../packages/ui/src/theme/theme.types';
import { tokenName } from '../../packages/ui/src/theme/tokenName';

const entriesOf = (values: PartialTheme) =>
  Object.entries(values).flatMap(([group, tokens]) =>
    Object.entries(tokens as Record<string, string>).map(([token, value]) => ({
      group,
      token,
      value,
    })),
  );

/** Values as a rule for the elements with `data-clubline`, and for both custom elements. */
export function themeAsCss(values: PartialTheme): string {
  const lines = entriesOf(values).map(
    ({ group, token, value }) => `  ${tokenName(group, token)}: ${value};`,
  );
  return `[data-clubline],\nclubline-results,\nclubline-chat {\n${lines.join('\n')}\n}\n`;
}

/** Values as an object, for `themeStyle`, `overrides` and `tokens`. */
export function themeAsObject(values: PartialTheme): string {
  const groups = Object.entries(values).map(([group, tokens]) => {
    const inner = Object.entries(tokens as Record<string, string>).map(
      ([token, value]) => `    ${token}: '${value.replaceAll("'", '"')}',`,
    );
    return `  ${group}: {\n${inner.join('\n')}\n  },`;
  });
  return `const theme = {\n${groups.join('\n')}\n};\n`;
}
