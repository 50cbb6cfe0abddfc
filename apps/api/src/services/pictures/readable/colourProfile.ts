const HEAD_BYTES = 128;
const TAG_BYTES = 12;
/** Those with steps, to other colours and back (ICC.1, 9.2). */
const IN_STEPS = /^(?:D2B|B2D)\d$/;

/**
 * Whether a profile computes colours in steps of its own, of which it may have any number: all of
 * the same few bytes, and each carried out for tens of thousands of colours. Tables and curves,
 * which nearly all have instead, take no longer for what they hold.
 */
export function isInSteps(profile: Buffer): boolean {
  const first = HEAD_BYTES + 4;
  if (profile.length < first) return false;
  const end = first + TAG_BYTES * profile.readUInt32BE(HEAD_BYTES);
  for (let at = first; at < end && at + TAG_BYTES <= profile.length; at += TAG_BYTES)
    if (IN_STEPS.test(profile.toString('latin1', at, at + 4))) return true;
  return false;
}
