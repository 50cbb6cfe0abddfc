const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => bytes.writeInt32BE(value, 4 * at));
  return bytes;
};
const text = (words: string) => Buffer.from(words, 'latin1');
/** Numbers as profiles write them. */
const fixed = (...values: number[]) => u32(...values.map((value) => Math.round(value * 65_536)));
const xyz = (...values: number[]) => Buffer.concat([text('XYZ \0\0\0\0'), fixed(...values)]);
const curve = Buffer.concat([text('curv\0\0\0\0'), u32(1, 0x02_33_00_00)]);

/** So many steps, all of which are the same one: each makes any colour this grey. */
function steps(count: number): Buffer {
  const numbers = Buffer.alloc(48);
  for (const at of [9, 10, 11]) numbers.writeFloatBE(0.25, 4 * at);
  const step = Buffer.concat([text('matf\0\0\0\0'), u32(0x3_0003), numbers]);
  const head = Buffer.concat([text('mpet\0\0\0\0'), u32(0x3_0003, count)]);
  const places = Array.from({ length: count }, () => u32(head.length + 8 * count, step.length));
  return Buffer.concat([head, ...places, step]);
}

/** The profile of a screen (ICC.1), with colours that are computed in so many steps. */
export function profileOf(count: number): Buffer {
  const tags: [string, Buffer][] = [
    ...(count === 0 ? [] : ([['D2B0', steps(count)]] as [string, Buffer][])),
    ['rXYZ', xyz(0.1431, 0.0606, 0.7141)],
    ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
    ['bXYZ', xyz(0.4361, 0.2225, 0.0139)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
  ];
  let at = 132 + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    const row = Buffer.concat([text(name), u32(at, data.length)]);
    at += data.length;
    return row;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at);
  head.write('\x04\x30\0\0mntrRGB XYZ \x07\xe4\0\x01\0\x01', 8, 'latin1');
  head.write('acsp', 36, 'latin1');
  fixed(0.9642, 1, 0.8249).copy(head, 68);
  return Buffer.concat([head, u32(tags.length), ...table, ...tags.map(([, data]) => data)]);
}
