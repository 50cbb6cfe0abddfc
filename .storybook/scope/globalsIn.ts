type Globals = Record<string, string | Record<string, string>>;

/**
 * What an address chooses in the bar above: `&globals=direction:rtl;viewport.value:narrow`;
 * undefined where it chooses nothing.
 */
export function globalsIn(address: string): Globals | undefined {
  const [, written] = address.split('&globals=');
  if (!written) return undefined;
  const globals: Globals = {};
  for (const one of written.split(';')) {
    const [path = '', value = ''] = one.split(':');
    const [name = '', key] = path.split('.');
    const before = globals[name];
    globals[name] =
      key === undefined ? value : { ...(typeof before === 'object' ? before : {}), [key]: value };
  }
  return globals;
}
