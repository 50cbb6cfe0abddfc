import { warn } from './warnings';

/** Words that say that something is off; `false` alone is read so. */
const OFF = /^(no|off|0|none|null|undefined)$/i;

/** Warns of attributes that are on by being there, and whose value says that they are off. */
export function warnOfSwitches(embed: string, element: Element, switches: readonly string[]) {
  for (const name of switches) {
    const value = element.getAttribute(name);
    if (value === null || !OFF.test(value)) continue;
    const fault = `"${value}" counts as on: leave the attribute out, or write ${name}="false"`;
    warn('bad-value', embed, fault, name);
  }
}
